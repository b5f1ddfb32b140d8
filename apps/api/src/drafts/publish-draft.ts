import type { publishDraft as route } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { type Author, publishPost } from '../posts/public/publish-post.ts';
import { postOf } from './content.ts';
import { type DraftRow, deleteOwn, findOwn } from './queries.ts';

export const publishDraft: Operation<typeof route> = async (context, { id }) => {
  const row = await findOwn(context.db, context.viewer.accountId, id);
  if (!row) throw new ApiError('not_found');
  return presentPost(context, await publishRow(context, row));
};

/** Published, deleted or changed by another request in the meantime. */
export class DraftGone extends ApiError {}

/**
 * Deletes the draft in the transaction that creates its post: a second call, or one after a crash, finds no
 * draft and creates no post.
 */
export function publishRow(context: Author, { id, content, updatedAt }: DraftRow): Promise<string> {
  return publishPost(context, postOf(content), async (tx) => {
    const taken = await deleteOwn(tx, context.viewer.accountId, id);
    // Changed in between: the content that was read must not be published.
    if (taken?.updatedAt.getTime() !== updatedAt.getTime()) throw new DraftGone('not_found');
  });
}
