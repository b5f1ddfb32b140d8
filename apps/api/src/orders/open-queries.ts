import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { shopOrder } from './tables.ts';

export const openOrders: Hooks['openOrders'] = async (db, accountId) => {
  const rows = await db
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(and(eq(shopOrder.accountId, accountId), notInArray(shopOrder.status, [...OVER])))
    .orderBy(desc(shopOrder.id));
  return rows.map(({ number }) => number);
};

/** An order that waits for payment counts: with two coupons, only the first order gets one. */
export const hasBought: Hooks['hasBought'] = async (db, accountId) => {
  const isOwn = eq(shopOrder.accountId, accountId);
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(isOwn, notInArray(shopOrder.status, ['cancelado', 'expirado'])))
    .limit(1);
  return rows.length > 0;
};

const OVER = ['concluido', 'cancelado', 'expirado', 'devolvido'] as const;
