import type { listBlocked as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { listBlocks } from '../profiles/public/block-edge.ts';
import { presentCard } from '../profiles/public/card-columns.ts';

export const listBlocked: Operation<typeof route> = async (context, { cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { blockerId: context.viewer.accountId, before, limit: limit + 1 };
  const rows = await listBlocks(context.db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.accountId]);
  return { items: items.map((row) => presentCard(context, row)), nextCursor };
};
