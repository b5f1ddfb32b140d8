import { ApiError } from '@arquiba/contract/errors';
import type { lookUpOrder as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { presentOrder } from './present-order.ts';
import { readOrderByNumber } from './read-queries.ts';

/** For whoever has the number and the e-mail of the buyer: where it is, and nothing of the person. */
export const lookUpOrder: Operation<typeof route> = async (context, { number, email }) => {
  const order = await readOrderByNumber(context.db, number);
  if (!order || email === '' || order.row.buyer.email.toLowerCase() !== email) {
    const message = 'Não encontramos um pedido com este número e este e-mail.';
    throw new ApiError('not_found', { message });
  }
  const { status, createdAt, timeline, shipment } = presentOrder(context, order);
  return { number, status, createdAt, timeline, shipment };
};
