import { ApiError } from '@arquiba/contract/errors';
import type { listLensOffers as route } from '@arquiba/contract/lenses';
import { findVariants } from '../catalog/public/variants.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { offersFor, readLensTable } from './public/lens-prices.ts';

export const listLensOffers: Operation<typeof route> = async ({ db }, { variantId }) => {
  const variant = (await findVariants(db, [variantId])).get(variantId);
  if (!variant) throw new ApiError('not_found');
  return offersFor(await readLensTable(db), variant);
};
