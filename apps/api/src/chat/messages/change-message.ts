import { ApiError } from '@arquiba/contract/errors';
import type { Message } from '@arquiba/contract/messages';
import type { SessionContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishDeliveries } from '../live/publish.ts';
import { recipientsOf } from '../live/recipients.ts';
import { type Locked, lockSeat } from '../seats/seat.ts';
import type { StoredMessage } from '../tables.ts';
import { nextRev } from './append.ts';
import { findStored, setRev } from './change-queries.ts';
import { presentOne } from './present-messages.ts';
import { findMessages } from './read-queries.ts';

type Change = (tx: Transaction, stored: StoredMessage, locked: Locked) => Promise<boolean>;

/**
 * Changes a message that the viewer sees, under the lock of its conversation. If `change` says that something
 * changed, the message gets the next number and the others are told. The event has no text: some members may
 * have joined after the message.
 */
export async function changeMessage(
  context: SessionContext,
  { id: conversationId, seq }: { id: string; seq: number },
  change: Change,
): Promise<Message> {
  const { db, viewer } = context;
  const { seat, row } = await db.transaction(async (tx) => {
    const locked = await lockSeat(tx, viewer, conversationId);
    const stored = seq > locked.seat.floor ? await findStored(tx, conversationId, seq) : null;
    if (!stored) throw new ApiError('not_found');
    if (await change(tx, stored, locked)) {
      const rev = await nextRev(tx, locked.conversation);
      await setRev(tx, { conversationId, seq, rev });
      const to = await recipientsOf(tx, locked);
      const event = { type: 'chat-message', conversationId, seq, rev } as const;
      await publishDeliveries(context, tx, [{ to, event }]);
    }
    const span = { conversationId, viewerId: viewer.accountId, first: seq, last: seq };
    const [changed] = await findMessages(tx, span);
    return { seat: locked.seat, row: changed };
  });
  if (!row) throw new ApiError('not_found');
  return presentOne(context, row, seat);
}
