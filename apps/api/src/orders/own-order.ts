import { ApiError } from '@arquiba/contract/errors';
import type { Order } from '@arquiba/contract/order-views';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { presentOrder } from './present-order.ts';
import { findOrderByNumber, lockOrderByNumber } from './queries.ts';
import { readOrderByNumber } from './read-queries.ts';
import type { OrderRow } from './tables.ts';

/** Somebody else's order and one that does not exist are answered alike. */
export async function findOwn(
  { db, viewer }: Pick<SessionContext, 'db' | 'viewer'>,
  number: string,
): Promise<OrderRow> {
  return own(viewer.accountId, await findOrderByNumber(db, number));
}

/** The same with its row locked, before those of its payments and of what it holds. */
export async function lockOwn(
  tx: Transaction,
  { viewer }: Pick<SessionContext, 'viewer'>,
  number: string,
): Promise<OrderRow> {
  return own(viewer.accountId, await lockOrderByNumber(tx, number));
}

export async function presentOwn(context: SessionContext, number: string): Promise<Order> {
  const order = await readOrderByNumber(context.db, number);
  if (order?.row.accountId !== context.viewer.accountId) throw new ApiError('not_found');
  return presentOrder(context, order);
}

function own(accountId: string, row: OrderRow | null): OrderRow {
  if (row?.accountId !== accountId) throw new ApiError('not_found');
  return row;
}
