import { ApiError } from '@arquiba/contract/errors';
import type { cancelOrder as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { closeOrder } from './close-order.ts';
import { lockOwn } from './own-order.ts';
import { CANCELLED_BY_BUYER, isCancellable } from './present-order.ts';
import { presentOwn } from './present-own.ts';

export const cancelOrder: Operation<typeof route> = async (context, { number }) => {
  await context.db.transaction(async (tx) => {
    const row = await lockOwn(tx, context, number);
    if (!isCancellable(row)) {
      throw new ApiError('not_allowed', { message: 'Este pedido não pode mais ser cancelado.' });
    }
    await closeOrder(tx, context, row, { actor: 'comprador', text: CANCELLED_BY_BUYER });
  });
  return presentOwn(context, number);
};
