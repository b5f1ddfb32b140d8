import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Locked } from '../seats/seat.ts';
import type { StoredMessage } from '../tables.ts';
import { requireOpen } from './admit.ts';
import { changeMessage } from './change-message.ts';
import { deleteReaction, putReaction } from './change-queries.ts';

export const reactToMessage: Operation<typeof contract.reactToMessage> = (
  context,
  { id, seq, reaction },
) =>
  changeMessage(context, { id, seq }, async (tx, stored, locked) => {
    requireReactable(stored, locked);
    await requireOpen(tx, locked);
    const { viewer, clock } = context;
    const { accountId } = viewer;
    const row = { conversationId: id, seq, accountId, reaction, createdAt: clock.now() };
    return putReaction(tx, row);
  });

export const removeReaction: Operation<typeof contract.removeReaction> = (context, { id, seq }) =>
  changeMessage(context, { id, seq }, (tx) =>
    deleteReaction(tx, { conversationId: id, seq }, context.viewer.accountId),
  );

/** Staff has no name in a conversation with a customer, and a request is answered before it is reacted to. */
function requireReactable({ happening, unsentAt }: StoredMessage, { seat }: Locked): void {
  if (happening || unsentAt || seat.staff || seat.state !== 'open')
    throw new ApiError('not_allowed');
}
