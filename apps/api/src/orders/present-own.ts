import { ApiError } from '@arquiba/contract/errors';
import type { Order } from '@arquiba/contract/order-views';
import type { SessionContext } from '../platform/context.ts';
import { presentOrder } from './present-order.ts';
import { readOrderByNumber } from './read-queries.ts';

/** Someone else's order gets the same answer as a missing one. */
export async function presentOwn(context: SessionContext, number: string): Promise<Order> {
  const order = await readOrderByNumber(context.db, number);
  if (order?.row.accountId !== context.viewer.accountId) throw new ApiError('not_found');
  return presentOrder(context, order);
}
