import { COMMENT_EDIT_HOURS, type editComment as route } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { openComment } from './public/open-comment.ts';
import { changeText } from './queries.ts';
import { tellComment } from './tell-comment.ts';

/** Someone else's comment is answered like one that does not exist. */
export const editComment: Operation<typeof route> = async (context, { id, text }) => {
  const before = await openComment(context, id);
  if (!before.own) throw new ApiError('not_found');
  if (!before.mayEdit) {
    throw new ApiError('not_allowed', {
      message: `Um comentário só pode ser editado nas primeiras ${COMMENT_EDIT_HOURS} horas.`,
    });
  }
  if (text === before.text) return before;
  await changeText(context.db, id, text, context.clock.now());
  await tellComment(context, before, 'changed');
  return openComment(context, id);
};
