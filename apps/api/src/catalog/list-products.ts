import type { listProducts as route } from '@arquiba/contract/catalog';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentProducts } from './public/product-card.ts';
import { listNewest } from './queries.ts';

export const listProducts: Operation<typeof route> = async (context, { shape, cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listNewest(context.db, { shape, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  return { items: await presentProducts(context, page.items), nextCursor: page.nextCursor };
};
