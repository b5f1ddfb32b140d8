import type * as contract from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { putLine } from './put-line.ts';

export const addToCart: Operation<typeof contract.addToCart> = (context, { variantId, quantity }) =>
  changeCart(context, [variantId], ({ lines, variants }) => {
    const variant = variants.get(variantId);
    if (!variant) throw new ApiError('not_found', { message: 'Este óculos saiu da loja.' });
    const present = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return putLine(lines, variant, present + quantity);
  });

/** Zero removes the line, even if the shop no longer has the product; undo puts it back. */
export const setCartLine: Operation<typeof contract.setCartLine> = (
  context,
  { variantId, quantity },
) =>
  changeCart(context, [variantId], ({ lines, variants }) => {
    if (quantity === 0) return lines.filter((line) => line.variantId !== variantId);
    const variant = variants.get(variantId);
    if (!variant) throw new ApiError('not_found', { message: 'Este óculos saiu da loja.' });
    return putLine(lines, variant, quantity);
  });
