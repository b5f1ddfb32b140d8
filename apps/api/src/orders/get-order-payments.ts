import type { getOrderPayments as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { waysToPay } from './checkout-terms.ts';
import { findOwn } from './own-order.ts';
import { isPayable } from './payable.ts';

/** Empty for an order that is not waiting for payment. */
export const getOrderPayments: Operation<typeof route> = async (context, { number }) => {
  const row = await findOwn(context, number);
  if (!isPayable(row, context.clock.now())) return [];
  const { subtotalCents, discountCents, freightCents } = row;
  return waysToPay(context, subtotalCents - discountCents, { price: freightCents });
};
