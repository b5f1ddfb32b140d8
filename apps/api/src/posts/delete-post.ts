import { ApiError } from '@arquiba/contract/errors';
import type { deletePost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { filesOfPost } from './file-queries.ts';
import { postDeleted, postFilesDropped } from './public/topics.ts';
import { deleteOwnPost, isOwnWords, openTextsOf } from './queries.ts';

/** Someone else's post gets the same answer as a missing one. */
export const deletePost: Operation<typeof route> = async ({ db, clock, hooks, viewer }, { id }) => {
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    const [paths, texts] = [await filesOfPost(tx, id), await openTextsOf(tx, id)];
    if (await isOwnWords(tx, id, accountId)) {
      for (const hook of hooks.postDeleted) await hook(tx, id, clock.now());
    }
    if (!(await deleteOwnPost(tx, id, accountId))) throw new ApiError('not_found');
    await announce(tx, postDeleted, { postId: id, authorId: accountId, texts });
    if (paths.length > 0) await announce(tx, postFilesDropped, { accountId, paths });
  });
};
