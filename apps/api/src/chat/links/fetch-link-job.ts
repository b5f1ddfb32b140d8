import { defineJob } from '../../platform/jobs/job.ts';
import { publishDeliveries } from '../live/publish.ts';
import { recipientsOf } from '../live/recipients.ts';
import { linkIn } from '../messages/announce-link.ts';
import { nextRev } from '../messages/append.ts';
import { linkSent } from '../public/topics.ts';
import { findMembers, lockConversation } from '../seats/queries.ts';
import { findText, setLink } from './queries.ts';
import { readPreview } from './read-preview.ts';

/** The media service asks the other site, under its rules for addresses of strangers; nobody waits for it. */
export const fetchLinkJob = defineJob(
  'chat.fetch-link',
  { on: linkSent, retries: 1, timeoutSeconds: 30 },
  async (services, place) => {
    const { db, media } = services;
    const { conversationId, seq } = place;
    const url = linkIn((await findText(db, place)) ?? '');
    const page = url === null ? null : await media.readPage(url);
    const link = page && url ? readPreview(page, url) : null;
    if (!link) return;
    await db.transaction(async (tx) => {
      const conversation = await lockConversation(tx, conversationId);
      // Edited, taken back or deleted in the meantime.
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
