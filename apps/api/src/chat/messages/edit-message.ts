import { ApiError } from '@arquiba/contract/errors';
import { MESSAGE_EDIT_MINUTES, type editMessage as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { requireOpen } from './admit.ts';
import { announceLink } from './announce-link.ts';
import { changeMessage } from './change-message.ts';
import { hasFiles, setText } from './change-queries.ts';

export const editMessage: Operation<typeof route> = (context, { id, seq, text }) =>
  changeMessage(context, { id, seq }, async (tx, stored, locked) => {
    const { viewer, clock } = context;
    if (stored.senderId !== viewer.accountId || stored.happening || stored.unsentAt) {
      throw new ApiError('not_allowed', { message: 'Só a própria mensagem pode ser editada.' });
    }
    const now = clock.now();
    if (now.getTime() - stored.createdAt.getTime() > MESSAGE_EDIT_MINUTES * 60_000) {
      throw new ApiError('not_allowed', {
        message: `Uma mensagem pode ser editada até ${MESSAGE_EDIT_MINUTES} minutos depois.`,
      });
    }
    await requireOpen(tx, locked);
    const place = { conversationId: id, seq };
    const isEmpty = !stored.voice && !stored.cardKind && !(await hasFiles(tx, place));
    if (text === '' && isEmpty) throw invalidInput({ text: 'Escreva uma mensagem.' });
    if (text === stored.text) return false;
    await setText(tx, place, text, now);
    if (isEmpty) await announceLink(tx, { ...place, text });
    return true;
  });
