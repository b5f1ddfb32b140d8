import type { removeFromConversation as route } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishDeliveries } from '../live/publish.ts';
import type { Locked } from '../seats/seat.ts';
import type { HappeningRow } from '../tables.ts';
import { lockGroup, requireManager, tellGroup } from './change-group.ts';
import { deleteConversation, deleteMember, setManages } from './queries.ts';

export const removeFromConversation: Operation<typeof route> = async (
  context,
  { id, username },
) => {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const locked = await lockGroup(tx, viewer, id);
    const wanted = username.toLowerCase();
    const person = locked.members.find((each) => each.username === wanted);
    if (person?.accountId !== viewer.accountId) requireManager(locked);
    if (!person) throw new ApiError('not_found');
    await takeOut(tx, context, locked, { personId: person.accountId, actorId: viewer.accountId });
  });
};

/**
 * Takes someone out of a locked conversation: from the commit on they read nothing of it. If nobody is left
 * who manages it, the one who joined first does; an empty conversation is deleted.
 */
export async function takeOut(
  tx: Transaction,
  services: Pick<Services, 'realtime' | 'clock'>,
  { conversation, members }: Pick<Locked, 'conversation' | 'members'>,
  { personId, actorId }: { personId: string; actorId: string },
): Promise<void> {
  const { id: conversationId } = conversation;
  await deleteMember(tx, conversationId, personId);
  const rest = members.filter(({ accountId }) => accountId !== personId);
  const left = { to: [personId], event: { type: 'chat-left', conversationId } as const };
  const oldest = rest.find(({ hidden }) => !hidden) ?? rest[0];
  if (!oldest) {
    await deleteConversation(tx, conversationId);
    return publishDeliveries(services, tx, [left]);
  }
  const kind = personId === actorId ? 'left' : 'removed';
  const happenings: HappeningRow[] = [{ kind, personId, title: '' }];
  if (!rest.some(({ manages }) => manages)) {
    await setManages(tx, conversationId, oldest.accountId);
    happenings.push({ kind: 'role', personId: oldest.accountId, title: '' });
  }
  await tellGroup(tx, services, { conversation, members: rest }, actorId, happenings, [left]);
}
