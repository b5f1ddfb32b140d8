import type { FullConversation, getConversation as route } from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { loadPeople, seenIn } from '../seats/people.ts';
import { findMembers } from '../seats/queries.ts';
import { requireSeat, type Seat } from '../seats/seat.ts';
import { findSignals } from '../seats/signal-queries.ts';
import { presentConversation } from './present-conversations.ts';

export const getConversation: Operation<typeof route> = async (context, { id }) => {
  const seat = await requireSeat(context.db, context.viewer, id);
  return {
    ...(await presentConversation(context, id, { staff: seat.staff })),
    members: await presentMembers(context, seat),
  };
};

async function presentMembers(
  context: SessionContext,
  seat: Seat,
): Promise<FullConversation['members']> {
  const { db, viewer, clock } = context;
  const { conversation } = seat;
  const rows = await findMembers(db, conversation.id);
  const people = await loadPeople(
    context,
    rows.map(({ accountId }) => accountId),
  );
  const signals = await findSignals(db, conversation.id, viewer.accountId, clock.now());
  return rows.flatMap(({ accountId, manages, readSeq, deliveredSeq }) => {
    const person = seenIn(conversation, people, accountId);
    if (!person) return [];
    const { receipts = false, online = null } = signals.get(accountId) ?? {};
    const mayKnow = receipts || accountId === viewer.accountId;
    return {
      ...{ profile: person.card, manages, online },
      readSeq: mayKnow ? readSeq : null,
      deliveredSeq: mayKnow ? deliveredSeq : null,
    };
  });
}
