import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { orderLine, shopOrder } from './tables.ts';

/** The lines of a frame that an account bought, received and has not returned, the newest order first. */
export const reviewableLines: Hooks['mayReview'] = (db, accountId, productId) =>
  db
    .select({ orderLineId: orderLine.id, color: orderLine.color })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(shopOrder.accountId, accountId),
        eq(orderLine.productId, productId),
        inArray(shopOrder.status, ['entregue', 'concluido']),
        gt(orderLine.quantity, orderLine.returned),
      ),
    )
    .orderBy(desc(orderLine.id));
