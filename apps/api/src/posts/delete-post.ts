import { ApiError } from '@arquiba/contract/errors';
import type { deletePost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { filesOfPost } from './file-queries.ts';
import { postDeleted, postFilesDropped } from './public/topics.ts';
import { deleteOwnPost, isOwnWords, openTextsOf } from './queries.ts';

/** Someone else's post gets the same answer as a missing one. */
export const deletePost: Operation<typeof route> = async (context, { id }) => {
  const { db, viewer } = context;
  await db.transaction((tx) => removePost(context, tx, id, viewer.accountId));
};

/** Deletes a post of this author with its files, or `not_found`. */
export async function removePost(
  { clock, hooks }: Pick<Services, 'clock' | 'hooks'>,
  tx: Transaction,
  id: string,
  authorId: string,
): Promise<void> {
  const [paths, texts] = [await filesOfPost(tx, id), await openTextsOf(tx, id)];
  if (await isOwnWords(tx, id, authorId)) {
    for (const hook of hooks.postDeleted) await hook(tx, id, clock.now());
  }
  if (!(await deleteOwnPost(tx, id, authorId))) throw new ApiError('not_found');
  await announce(tx, postDeleted, { postId: id, authorId, texts });
  if (paths.length > 0) await announce(tx, postFilesDropped, { accountId: authorId, paths });
}
