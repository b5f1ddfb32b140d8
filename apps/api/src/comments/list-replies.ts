import type { listReplies as route } from '@arquiba/contract/comments';
import type { Operation } from '../platform/calls/operation.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentComment } from './present-comment.ts';
import { openComment } from './public/open-comment.ts';
import { listRepliesTo } from './read-queries.ts';
import { readerOf } from './reader-of.ts';

export const listReplies: Operation<typeof route> = async (context, { id, cursor, limit }) => {
  const [from] = readCursor(cursor, ['id']) ?? ['0'];
  const { postId } = await openComment(context, id);
  const reader = await readerOf(context, postId);
  const rows = await listRepliesTo(context.db, {
    ...reader,
    ...{ parentId: id, from, limit: limit + 1 },
  });
  const page = takePage(rows, limit, (row) => [row.id]);
  return {
    items: page.items.map((row) => presentComment(context, row, reader.ofOwnPost)),
    nextCursor: page.nextCursor,
  };
};
