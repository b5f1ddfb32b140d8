import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findOrderByNumber, lockOrderByNumber } from './queries.ts';
import type { OrderRow } from './tables.ts';

/** Someone else's order gets the same answer as a missing one. */
export async function findOwn(
  { db, viewer }: Pick<SessionContext, 'db' | 'viewer'>,
  number: string,
): Promise<OrderRow> {
  return own(viewer.accountId, await findOrderByNumber(db, number));
}

/** The same, and locks its row. Lock it before the rows of its payments and of its units. */
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
