import type * as contract from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { publishDeliveries } from '../live/publish.ts';
import { raiseRead } from '../messages/write-queries.ts';
import { requireSeat } from '../seats/seat.ts';
import { findSignals } from '../seats/signal-queries.ts';
import { findOwnName, raiseStaffRead } from './own-queries.ts';

export const markRead: Operation<typeof contract.markRead> = (context, { id, seq }) =>
  raise(context, id, { read: seq, delivered: seq });

export const markDelivered: Operation<typeof contract.markDelivered> = (context, { id, seq }) =>
  raise(context, id, { read: 0, delivered: seq });

/** Tells the reader's own tabs, and those who may know it. */
async function raise(
  context: SessionContext,
  conversationId: string,
  wanted: { read: number; delivered: number },
): Promise<void> {
  const { db, viewer, clock } = context;
  const { accountId } = viewer;
  const seat = await requireSeat(db, viewer, conversationId);
  const { lastSeq } = seat.conversation;
  const [read, delivered] = [Math.min(wanted.read, lastSeq), Math.min(wanted.delivered, lastSeq)];
  if (seat.staff) return raiseStaffRead(db, conversationId, read);
  if (read <= seat.readSeq && wanted.read > 0) return;
  const raised = await raiseRead(db, { conversationId, accountId, read, delivered });
  if (!raised) return;
  const signals = await findSignals(db, conversationId, accountId, clock.now());
  const others = [...signals].flatMap(([id, { receipts }]) => (receipts ? id : []));
  const username = await findOwnName(db, accountId);
  const event = { type: 'chat-read', conversationId, username, ...raised } as const;
  await publishDeliveries(context, db, [{ to: [accountId, ...others], event }]);
}
