import type * as contract from '@arquiba/contract/comments';
import { COMMENT_EDIT_HOURS } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { openComment } from './public/open-comment.ts';
import { publishComment } from './publish-comment.ts';
import { changeText, removeComment } from './queries.ts';
import { requireContent } from './require-content.ts';
import { namedIn, tellMentioned } from './tell-of-comment.ts';

/** A reply in a thread that the viewer may not see is `not_found`, too. */
export const getComment: Operation<typeof contract.getComment> = async (context, { id }) => {
  const comment = await openComment(context, id);
  const parent = comment.parentId === null ? null : await openComment(context, comment.parentId);
  return { comment, parent };
};

/** Someone else's comment gets the same answer as a missing one. */
export const editComment: Operation<typeof contract.editComment> = async (
  context,
  { id, text },
) => {
  const before = await openComment(context, id);
  if (!before.own) throw new ApiError('not_found');
  if (!before.mayEdit) {
    throw new ApiError('not_allowed', {
      message: `Um comentário só pode ser editado nas primeiras ${COMMENT_EDIT_HOURS} horas.`,
    });
  }
  requireContent(text, before.media);
  if (text === before.text) return before;
  const named = await namedIn(context, text);
  await context.db.transaction(async (tx) => {
    await changeText(tx, id, text, context.clock.now());
    await tellMentioned(context, tx, before, named);
  });
  await publishComment(context, before, 'changed');
  return openComment(context, id);
};

/** Deletes its replies, too. A comment that one may not delete gets the same answer as a missing one. */
export const deleteComment: Operation<typeof contract.deleteComment> = async (context, { id }) => {
  const comment = await openComment(context, id);
  if (!comment.mayDelete) throw new ApiError('not_found');
  await removeComment(context.db, id);
  await publishComment(context, comment, 'removed');
};
