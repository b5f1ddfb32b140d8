import { listListeners } from '../groups/public/moderation.ts';
import { notify } from '../notifications/public/notify.ts';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { eventPath } from './present-date.ts';
import type { EventRow } from './tables.ts';

const PORTION = 1000;

/** Tells the members of a group of a new event in it. */
export async function tellGroup(
  context: SessionContext,
  tx: Transaction,
  event: Pick<EventRow, 'id' | 'groupId' | 'postId' | 'title' | 'slug'>,
  { dateId, name }: { dateId: string; name: string },
): Promise<void> {
  const { id, groupId, postId, title, slug } = event;
  if (groupId === null) return;
  const members = await listListeners(tx, groupId);
  for (let start = 0; start < members.length; start += PORTION) {
    await notify(context, tx, {
      ...{ kind: 'group-event', actorId: context.viewer.accountId, target: `event:${id}` },
      ...{ topic: `group:${groupId}`, postId, title, detail: name, path: eventPath(slug, dateId) },
      recipientIds: members.slice(start, start + PORTION),
    });
  }
}
