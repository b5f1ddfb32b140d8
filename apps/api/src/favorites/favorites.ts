import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/favorites';
import { MOST_FAVORITES } from '@arquiba/contract/favorites';
import { findOffers } from '../catalog/public/find-offers.ts';
import { presentProductsById } from '../catalog/public/present-products.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID, newId } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { findOwner, ownerOf } from './owner.ts';
import { countFavorites, deleteFavorite, insertFavorite, listOwnFavorites } from './queries.ts';

export const listFavorites: Operation<typeof contract.listFavorites> = async (
  context,
  { cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const owner = await findOwner(context);
  if (!owner) return { items: [], nextCursor: null };
  const rows = await listOwnFavorites(context.db, owner, { before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.productId);
  return { items: await presentProductsById(context, ids), nextCursor: page.nextCursor };
};

/** Nobody has more than fit into one answer, except for what a visitor adds by signing in. */
const MOST_SHOWN = MOST_FAVORITES * 2;

export const listFavoriteIds: Operation<typeof contract.listFavoriteIds> = async (context) => {
  const owner = await findOwner(context);
  if (!owner) return { ids: [] };
  const rows = await listOwnFavorites(context.db, owner, { before: LARGEST_ID, limit: MOST_SHOWN });
  return { ids: rows.map((row) => row.productId) };
};

export const addFavorite: Operation<typeof contract.addFavorite> = async (
  context,
  { productId },
) => {
  const { db, clock } = context;
  const [offer] = await findOffers(db, [productId]);
  if (!offer) throw new ApiError('not_found');
  const owner = await ownerOf(context);
  if ((await countFavorites(db, owner)) >= MOST_FAVORITES) {
    const message = `Você já tem ${MOST_FAVORITES} favoritos. Tire um para guardar outro.`;
    throw new ApiError('not_allowed', { message });
  }
  await insertFavorite(db, owner, {
    ...{ id: newId(clock.now()), productId },
    ...{ seenPriceCents: offer.price, seenInStock: offer.inStock },
  });
  return { favorite: true };
};

export const removeFavorite: Operation<typeof contract.removeFavorite> = async (
  context,
  { productId },
) => {
  const owner = await findOwner(context);
  if (owner) await deleteFavorite(context.db, owner, productId);
  return { favorite: false };
};
