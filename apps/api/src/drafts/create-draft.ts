import type { createDraft as route } from '@arquiba/contract/drafts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId } from '../platform/database/database.ts';
import { closingTime } from '../posts/public/closing-time.ts';
import { requireContent } from '../posts/public/publish-post.ts';
import { isBlank, postOf, storable } from './content.ts';
import { dropFiles } from './drop-files.ts';
import { presentDraft } from './present-draft.ts';
import { deleteOwn, insertDraft, lockDrafts } from './queries.ts';
import type { StoredContent } from './tables.ts';
import { requireRoom } from './too-many-drafts.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

export const createDraft: Operation<typeof route> = async (context, input) => {
  const { db, clock, media, viewer } = context;
  const { accountId } = viewer;
  const now = clock.now();
  const content = await storable(context, input.content);
  if (isBlank(content)) throw invalidInput({ 'content.text': 'O rascunho está vazio' });
  const publishAt = scheduleOf(content, now);
  const row = await db.transaction(async (tx) => {
    await lockDrafts(tx, accountId);
    if (input.draftId !== undefined) {
      const replaced = await deleteOwn(tx, accountId, input.draftId);
      await dropFiles(tx, accountId, replaced?.content, content);
    }
    await requireRoom(tx, accountId);
    return insertDraft(tx, { id: newId(now), accountId, content, publishAt, updatedAt: now });
  });
  return presentDraft(media, row);
};

/** A scheduled post must be complete now, because its author will not be there. */
function scheduleOf(content: StoredContent, now: Date): Date | null {
  if (content.publishAt === null) return null;
  const publishAt = new Date(content.publishAt);
  if (publishAt <= now) {
    throw invalidInput({ 'content.publishAt': 'Escolha um horário no futuro' });
  }
  if (publishAt.getTime() > now.getTime() + YEAR_MS) {
    throw invalidInput({ 'content.publishAt': 'Agende para daqui a no máximo um ano' });
  }
  const post = postOf(content);
  requireContent(post);
  if (post.poll) closingTime(post.poll, publishAt);
  return publishAt;
}
