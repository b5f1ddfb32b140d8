import type { addToConversation as route } from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import { presentConversation } from '../conversations/present-conversations.ts';
import { insertMembers } from '../messages/write-queries.ts';
import { findMembers } from '../seats/queries.ts';
import { requireSeat } from '../seats/seat.ts';
import { lockGroup, requireManager, tellGroup } from './change-group.ts';
import { reachable, requireRoom } from './reachable.ts';

export const addToConversation: Operation<typeof route> = async (context, { id, usernames }) => {
  const { db, viewer, clock } = context;
  await requireSeat(db, viewer, id);
  const wanted = await reachable(context, usernames);
  await db.transaction(async (tx) => {
    const locked = await lockGroup(tx, viewer, id);
    requireManager(locked);
    const { conversation, members } = locked;
    const present = new Set(members.map(({ accountId }) => accountId));
    const added = wanted.filter((accountId) => !present.has(accountId));
    if (added.length === 0) return;
    requireRoom(members.length + added.length);
    const { lastSeq } = conversation;
    const from = { joinedSeq: lastSeq, readSeq: lastSeq, deliveredSeq: lastSeq };
    await insertMembers(
      tx,
      added.map((accountId) => ({
        ...{ conversationId: id, accountId, state: 'open', joinedAt: clock.now(), ...from },
      })),
    );
    const happenings = added.map((personId) => ({ kind: 'added' as const, personId, title: '' }));
    const all = { conversation, members: await findMembers(tx, id) };
    await tellGroup(tx, context, all, viewer.accountId, happenings);
  });
  return presentConversation(context, id);
};
