import type * as contract from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { publishDeliveries } from '../live/publish.ts';
import { lockSeat } from '../seats/seat.ts';
import { changeOwnRow } from './own-queries.ts';
import { presentConversation } from './present-conversations.ts';

export const archiveConversation: Operation<typeof contract.archiveConversation> = (
  context,
  { id, archived },
) => changeOwn(context, id, { archived });

const HOUR_MS = 3_600_000;

export const muteConversation: Operation<typeof contract.muteConversation> = (
  context,
  { id, hours },
) => {
  if (hours === 0) return changeOwn(context, id, { muted: false, mutedUntil: null });
  const end = hours && new Date(context.clock.now().getTime() + hours * HOUR_MS);
  return changeOwn(context, id, { muted: true, mutedUntil: end || null });
};

/** Also tells the person's other tabs. */
async function changeOwn(
  context: SessionContext,
  conversationId: string,
  changes: Parameters<typeof changeOwnRow>[3],
) {
  const { db, viewer } = context;
  if (!(await changeOwnRow(db, conversationId, viewer.accountId, changes))) {
    throw new ApiError('not_found');
  }
  const event = { type: 'chat-conversation', conversationId } as const;
  await publishDeliveries(context, db, [{ to: [viewer.accountId], event }]);
  return presentConversation(context, conversationId);
}

/** A message that is sent at the same moment comes after the end of what is cleared. */
export const clearConversation: Operation<typeof contract.clearConversation> = async (
  context,
  { id },
) => {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const { seat, conversation } = await lockSeat(tx, viewer, id);
    if (seat.staff) throw new ApiError('not_found');
    const { lastSeq } = conversation;
    const all = { clearedSeq: lastSeq, readSeq: lastSeq, deliveredSeq: lastSeq };
    const state = seat.state === 'request' ? 'declined' : seat.state;
    await changeOwnRow(tx, id, viewer.accountId, { ...all, state });
    const event = { type: 'chat-conversation', conversationId: id } as const;
    await publishDeliveries(context, tx, [{ to: [viewer.accountId], event }]);
  });
};

export const acceptConversation: Operation<typeof contract.acceptConversation> = async (
  context,
  { id },
) => {
  const { db, viewer } = context;
  const staff = await db.transaction(async (tx) => {
    const { seat, members } = await lockSeat(tx, viewer, id);
    if (seat.state === 'open') return seat.staff;
    await changeOwnRow(tx, id, viewer.accountId, { state: 'open' });
    const to = members.map(({ accountId }) => accountId);
    const event = { type: 'chat-conversation', conversationId: id } as const;
    await publishDeliveries(context, tx, [{ to, event }]);
    return false;
  });
  return presentConversation(context, id, { staff });
};
