import type {
  hideComment as hideRoute,
  showComment as showRoute,
} from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { picturesInThread } from './file-queries.ts';
import { openComment } from './public/open-comment.ts';
import { publishComment } from './publish-comment.ts';
import { setHidden } from './queries.ts';
import { restrictPictures } from './restrict-pictures.ts';

export const hideComment: Operation<typeof hideRoute> = (context, { id }) =>
  turn(context, id, true);

export const showComment: Operation<typeof showRoute> = (context, { id }) =>
  turn(context, id, false);

async function turn(context: SessionContext, id: string, hidden: boolean) {
  const comment = await openComment(context, id);
  if (!comment.mayHide) throw new ApiError('not_found');
  await context.db.transaction(async (tx) => {
    await setHidden(tx, id, hidden);
    await restrictPictures(context, await picturesInThread(tx, id));
  });
  await publishComment(context, comment, 'changed');
  return openComment(context, id);
}
