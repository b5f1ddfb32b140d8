import { ApiError } from '@arquiba/contract/errors';
import type { unsendMessage as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { changeMessage } from './change-message.ts';
import { emptyMessage } from './change-queries.ts';

/** Possible at any time, also after a block: it takes something back from others. */
export const unsendMessage: Operation<typeof route> = (context, { id, seq }) =>
  changeMessage(context, { id, seq }, async (tx, stored) => {
    if (stored.senderId !== context.viewer.accountId || stored.happening) {
      throw new ApiError('not_allowed', { message: 'Só a própria mensagem pode ser apagada.' });
    }
    if (stored.unsentAt) return false;
    await emptyMessage(tx, { conversationId: id, seq }, context.clock.now());
    return true;
  });
