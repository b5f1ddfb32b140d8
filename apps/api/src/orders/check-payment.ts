import type { checkPayment as route } from '@arquiba/contract/orders';
import { checkPayment as askProvider } from '../payments/public/check-payment.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { findOwn } from './own-order.ts';
import { presentOwn } from './present-own.ts';

export const checkPayment: Operation<typeof route> = async (context, { number }) => {
  const { id } = await findOwn(context, number);
  await askProvider(context, id);
  return presentOwn(context, number);
};
