import { MOST_FAVORITES, type listFavoriteIds as route } from '@arquiba/contract/favorites';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { findOwner } from './owner.ts';
import { listOwnFavorites } from './queries.ts';

/** Nobody has more than fit one answer, but for what a visitor brought along at sign-in. */
const MOST_SHOWN = MOST_FAVORITES * 2;

export const listFavoriteIds: Operation<typeof route> = async (context) => {
  const owner = await findOwner(context);
  if (!owner) return { ids: [] };
  const rows = await listOwnFavorites(context.db, owner, { before: LARGEST_ID, limit: MOST_SHOWN });
  return { ids: rows.map((row) => row.productId) };
};
