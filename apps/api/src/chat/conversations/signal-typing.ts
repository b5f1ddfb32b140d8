import type { signalTyping as route } from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import { publishDeliveries } from '../live/publish.ts';
import { requireSeat } from '../seats/seat.ts';
import { findSignals } from '../seats/signal-queries.ts';
import { findOwnName } from './own-queries.ts';

/** Nothing is stored. In conversations with the shop nobody is told. */
export const signalTyping: Operation<typeof route> = async (context, { id }) => {
  const { db, viewer, clock } = context;
  const { conversation } = await requireSeat(db, viewer, id);
  if (conversation.kind === 'shop') return;
  const signals = await findSignals(db, id, viewer.accountId, clock.now());
  const to = [...signals].flatMap(([accountId, { typing }]) => (typing ? accountId : []));
  if (to.length === 0) return;
  const username = await findOwnName(db, viewer.accountId);
  const event = { type: 'chat-typing', conversationId: id, username } as const;
  await publishDeliveries(context, db, [{ to, event }]);
};
