import type { removeFavorite as route } from '@arquiba/contract/favorites';
import type { Operation } from '../platform/calls/operation.ts';
import { findOwner } from './owner.ts';
import { deleteFavorite } from './queries.ts';

export const removeFavorite: Operation<typeof route> = async (context, { productId }) => {
  const owner = await findOwner(context);
  if (owner) await deleteFavorite(context.db, owner, productId);
  return { favorite: false };
};
