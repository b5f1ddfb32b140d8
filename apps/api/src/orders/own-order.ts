import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { visitorIn } from '../platform/sessions/visitor.ts';
import { hasOpened } from './guests/queries.ts';
import { findOrderByNumber, lockOrderByNumber } from './queries.ts';
import type { OrderRow } from './tables.ts';

type Caller = Pick<Context, 'viewer' | 'session'>;

/**
 * Why the caller may see and change an order. `account`: it is in their account. Without an account, `bought`:
 * in this browser, or `opened`: the link of a mail was opened in it, which proves the e-mail.
 */
export type Access = 'account' | 'bought' | 'opened';

export async function accessTo(
  { viewer, session }: Caller,
  db: Queryable,
  row: Pick<OrderRow, 'id' | 'accountId' | 'visitorId'>,
): Promise<Access | null> {
  if (row.accountId !== null) return row.accountId === viewer?.accountId ? 'account' : null;
  const visitorId = row.visitorId === null ? null : await visitorIn(db, { session });
  if (visitorId === null) return null;
  if (await hasOpened(db, visitorId, row.id)) return 'opened';
  return visitorId === row.visitorId ? 'bought' : null;
}

/** Someone else's order gets the same answer as a missing one. */
export function missing({ viewer }: Pick<Context, 'viewer'>): ApiError {
  return new ApiError(viewer ? 'not_found' : 'sign_in_required');
}

export async function findOwn(
  context: Caller & Pick<Context, 'db'>,
  number: string,
): Promise<OrderRow> {
  return own(context, context.db, await findOrderByNumber(context.db, number));
}

/** The same, and locks its row. Lock it before the rows of its payments and of its units. */
export async function lockOwn(tx: Transaction, context: Caller, number: string): Promise<OrderRow> {
  return own(context, tx, await lockOrderByNumber(tx, number));
}

async function own(context: Caller, db: Queryable, row: OrderRow | null): Promise<OrderRow> {
  if (!row || !(await accessTo(context, db, row))) throw missing(context);
  return row;
}
