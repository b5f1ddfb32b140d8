import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findOrderByNumber, lockOrderByNumber } from './queries.ts';
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

function own(accountId: string, row: OrderRow | null): OrderRow {
  if (row?.accountId !== accountId) throw new ApiError('not_found');
  return row;
}
