import type { Order } from '@arquiba/contract/order-views';
import type { Context } from '../platform/context.ts';
import { accessTo, missing } from './own-order.ts';
import { presentOrder } from './present-order.ts';
import { readOrderByNumber } from './read-queries.ts';

/** Someone else's order gets the same answer as a missing one. */
export async function presentOwn(context: Context, number: string): Promise<Order> {
  const order = await readOrderByNumber(context.db, number);
  const access = order && (await accessTo(context, context.db, order.row));
  if (!order || !access) throw missing(context);
  return presentOrder(context, order, access);
}
