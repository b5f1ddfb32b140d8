import type { listComments as route } from '@arquiba/contract/comments';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentComment } from './present-comment.ts';
import { listNewest, listOldest, listRelevant } from './read-queries.ts';
import { readerOf } from './reader-of.ts';

const LARGEST_SCORE = 2 ** 31 - 1;

export const listComments: Operation<typeof route> = async (context, input) => {
  const { id, sort, cursor, limit } = input;
  const { db } = context;
  const reader = await readerOf(context, id);
  const query = { ...reader, postId: id, limit: limit + 1 };
  const rowsOf = {
    relevant() {
      const place = readCursor(cursor, ['integer', 'id']) ?? [LARGEST_SCORE, LARGEST_ID];
      const [fromScore, from] = place;
      return listRelevant(db, { ...query, fromScore, from });
    },
    newest() {
      const [from] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
      return listNewest(db, { ...query, from });
    },
    oldest() {
      const [from] = readCursor(cursor, ['id']) ?? ['0'];
      return listOldest(db, { ...query, from });
    },
  };
  const page = takePage(await rowsOf[sort](), limit, (row) =>
    sort === 'relevant' ? [row.score, row.id] : [row.id],
  );
  return {
    items: page.items.map((row) => presentComment(context, row, reader.ofOwnPost)),
    nextCursor: page.nextCursor,
  };
};
