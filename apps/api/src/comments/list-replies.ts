import type { listReplies as route } from '@arquiba/contract/comments';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { presentComment } from './present-comment.ts';
import { openComment } from './public/open-comment.ts';
import { listRepliesTo } from './read-queries.ts';

export const listReplies: Operation<typeof route> = async (context, { id, cursor, limit }) => {
  const { db, clock, viewer } = context;
  const [from] = readCursor(cursor, ['id']) ?? ['0'];
  const { postId } = await openComment(context, id);
  const { own: ofOwnPost } = await presentPost(context, postId);
  const rows = await listRepliesTo(db, {
    ...{ viewerId: viewer?.accountId ?? null, now: clock.now(), ofOwnPost },
    ...{ parentId: id, from, limit: limit + 1 },
  });
  const page = takePage(rows, limit, (row) => [row.id]);
  return {
    items: page.items.map((row) => presentComment(context, row, ofOwnPost)),
    nextCursor: page.nextCursor,
  };
};
