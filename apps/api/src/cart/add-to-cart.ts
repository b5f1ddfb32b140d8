import type { addToCart as route } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { putLine } from './put-line.ts';

export const addToCart: Operation<typeof route> = (context, { variantId, quantity }) =>
  changeCart(context, [variantId], ({ lines, variants }) => {
    const variant = variants.get(variantId);
    if (!variant) throw new ApiError('not_found', { message: 'Este óculos saiu da loja.' });
    const present = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return putLine(lines, variant, present + quantity);
  });
