import type { getComment as route } from '@arquiba/contract/comments';
import type { Operation } from '../platform/calls/operation.ts';
import { openComment } from './public/open-comment.ts';

/** A reply in a thread that the viewer does not see is not found either. */
export const getComment: Operation<typeof route> = async (context, { id }) => {
  const comment = await openComment(context, id);
  const parent = comment.parentId === null ? null : await openComment(context, comment.parentId);
  return { comment, parent };
};
