import type { listFavorites as route } from '@arquiba/contract/favorites';
import { presentProductsById } from '../catalog/public/product-card.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { findOwner } from './owner.ts';
import { listOwnFavorites } from './queries.ts';

export const listFavorites: Operation<typeof route> = async (context, { cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const owner = await findOwner(context);
  if (!owner) return { items: [], nextCursor: null };
  const rows = await listOwnFavorites(context.db, owner, { before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.productId);
  return { items: await presentProductsById(context, ids), nextCursor: page.nextCursor };
};
