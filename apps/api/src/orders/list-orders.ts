import type { listOrders as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard } from './present-order.ts';
import { listCards } from './read-queries.ts';

export const listOrders: Operation<typeof route> = async (context, { cursor, limit }) => {
  const { db, media, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId: viewer.accountId, before, limit: limit + 1 };
  const page = takePage(await listCards(db, query), limit, (row) => [row.id]);
  return {
    items: page.items.map((row) => presentCard(media, row)),
    nextCursor: page.nextCursor,
  };
};
