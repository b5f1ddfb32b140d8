import type { setCartLine as route } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { putLine } from './put-line.ts';

/** Zero takes the line out, also of what the shop no longer has; undoing that puts it back. */
export const setCartLine: Operation<typeof route> = (context, { variantId, quantity }) =>
  changeCart(context, [variantId], ({ lines, variants }) => {
    if (quantity === 0) return lines.filter((line) => line.variantId !== variantId);
    const variant = variants.get(variantId);
    if (!variant) throw new ApiError('not_found', { message: 'Este óculos saiu da loja.' });
    return putLine(lines, variant, quantity);
  });
