import { ApiError } from '@arquiba/contract/errors';
import { FREE_FREIGHT_FROM, type quoteFreight as route } from '@arquiba/contract/freight';
import { findVariants } from '../catalog/public/variants.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { quoteParcel } from './public/freight-quotes.ts';

export const quoteFreight: Operation<typeof route> = async (context, input) => {
  const { cep, variantId, quantity } = input;
  const variant = (await findVariants(context.db, [variantId])).get(variantId);
  if (!variant) throw new ApiError('not_found');
  const free = variant.unitPrice * quantity >= FREE_FREIGHT_FROM;
  return quoteParcel(context, {
    cep,
    weightGrams: variant.weightGrams * quantity,
    free,
    lensDays: 0,
  });
};
