import { ApiError } from '@arquiba/contract/errors';
import type { Services, Viewer } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Delivery, publishDeliveries } from '../live/publish.ts';
import { append, happeningBy } from '../messages/append.ts';
import { type Locked, lockSeat } from '../seats/seat.ts';
import type { HappeningRow } from '../tables.ts';

/** A locked conversation of several. */
export async function lockGroup(tx: Transaction, viewer: Viewer, id: string): Promise<Locked> {
  const locked = await lockSeat(tx, viewer, id);
  if (locked.conversation.kind !== 'group') throw new ApiError('not_allowed');
  return locked;
}

export function requireManager({ seat }: Locked): void {
  if (seat.manages) return;
  throw new ApiError('not_allowed', { message: 'Só quem administra a conversa pode fazer isso.' });
}

/** Writes down what happened and tells everyone who is in the conversation now. */
export async function tellGroup(
  tx: Transaction,
  services: Pick<Services, 'realtime' | 'clock'>,
  { conversation, members }: Pick<Locked, 'conversation' | 'members'>,
  actorId: string,
  happenings: readonly HappeningRow[],
  more: readonly Delivery[] = [],
): Promise<void> {
  const messages = happenings.map((each) => happeningBy(actorId, each));
  await append(tx, conversation, messages, services.clock.now());
  const { id: conversationId, lastSeq: seq, lastRev: rev } = conversation;
  const to = members.map(({ accountId }) => accountId);
  await publishDeliveries(services, tx, [
    { to, event: { type: 'chat-message', conversationId, seq, rev } },
    { to, event: { type: 'chat-conversation', conversationId } },
    ...more,
  ]);
}
