import { notify } from '../notifications/public/notify.ts';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { maySeeMoment } from './may-see-moment.ts';

/** Tells the people in stickers of mention, if they may see the moment. */
export async function tellMentioned(
  context: SessionContext,
  tx: Transaction,
  momentId: string,
  mentionedIds: readonly string[],
): Promise<void> {
  const recipientIds: string[] = [];
  for (const id of mentionedIds) {
    if (await maySeeMoment({ db: tx, clock: context.clock }, momentId, id)) recipientIds.push(id);
  }
  if (recipientIds.length === 0) return;
  const actorId = context.viewer.accountId;
  const username = (await loadProfileCards(context, [actorId])).get(actorId)?.username ?? '';
  await notify(context, tx, {
    ...{ recipientIds, actorId, kind: 'moment-mention', target: `moment:${momentId}` },
    path: `/moments/${username}/${momentId}`,
  });
}
