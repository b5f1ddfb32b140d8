import { randomUUID } from 'node:crypto';
import type { Services } from '../../platform/context.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { publishDeliveries } from '../live/publish.ts';
import { recipientsOf } from '../live/recipients.ts';
import { linkIn } from '../messages/announce-link.ts';
import { nextRev } from '../messages/append.ts';
import { linkSent } from '../public/topics.ts';
import { findMembers, lockConversation } from '../seats/queries.ts';
import { findText, setLink } from './queries.ts';
import { readPreview } from './read-preview.ts';

/** No account has this name, so nobody can send these files themselves. */
const LINK_PICTURES = '/messages/links';

/** The media service asks the other site, under its rules for addresses of strangers; nobody waits for it. */
export const fetchLinkJob = defineJob(
  'chat.fetch-link',
  { on: linkSent, retries: 1, timeoutSeconds: 30 },
  async (services, place) => {
    const { db, media } = services;
    const { conversationId, seq } = place;
    const url = linkIn((await findText(db, place)) ?? '');
    const page = url === null ? null : await media.readPage(url);
    const preview = page && url ? readPreview(page, url) : null;
    if (!preview) return;
    const link = { ...preview, picture: await copyPicture(services, preview.picture) };
    await db.transaction(async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      // Edited, taken back or deleted in the meantime: the daily sweep removes the picture.
      if (!conversation || linkIn((await findText(tx, place)) ?? '') !== url) return;
      const rev = await nextRev(tx, conversation);
      await setLink(tx, place, link, rev);
      const members = await findMembers(tx, conversationId);
      const to = await recipientsOf(tx, { conversation, members });
      const event = { type: 'chat-message', conversationId, seq, rev } as const;
      await publishDeliveries(services, tx, [{ to, event }]);
    });
  },
);

/** Readers load our copy, so that the other site does not learn who reads. It is restricted like sent files. */
async function copyPicture({ media }: Services, url: string | null): Promise<FileReference | null> {
  const path = `${LINK_PICTURES}/${randomUUID()}.webp`;
  const stored = url === null ? null : await media.storePicture({ url, path });
  if (!stored) return null;
  await media.restrict([path], true);
  const { mime, etag, width, height, placeholder } = stored;
  return { path, mime, etag, width, height, placeholder, alt: '' };
}
