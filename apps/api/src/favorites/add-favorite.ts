import { ApiError } from '@arquiba/contract/errors';
import { MOST_FAVORITES, type addFavorite as route } from '@arquiba/contract/favorites';
import { findOffers } from '../catalog/public/find-offers.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { ownerOf } from './owner.ts';
import { countFavorites, insertFavorite } from './queries.ts';

export const addFavorite: Operation<typeof route> = async (context, { productId }) => {
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
