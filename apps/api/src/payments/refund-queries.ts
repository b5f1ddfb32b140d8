import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { payment, paymentRefund, type RefundRow } from './tables.ts';

const IS_WAITING = and(isNull(paymentRefund.doneAt), isNull(paymentRefund.stoppedAt));

const waiting = {
  id: paymentRefund.id,
  key: paymentRefund.key,
  cents: paymentRefund.cents,
  attempts: paymentRefund.attempts,
  paymentId: payment.id,
  orderId: payment.orderId,
  orderNumber: payment.orderNumber,
  providerId: payment.providerId,
};

/** What staff see of a refund. */
const staffColumns = {
  cents: paymentRefund.cents,
  attempts: paymentRefund.attempts,
  problem: paymentRefund.problem,
  createdAt: paymentRefund.createdAt,
  doneAt: paymentRefund.doneAt,
  stoppedAt: paymentRefund.stoppedAt,
};
export type StaffRefund = Pick<RefundRow, keyof typeof staffColumns>;

/** A refund that is not done yet, with its payment. */
export async function findWaitingRefund(db: Queryable, id: string) {
  const [row] = await db
    .select(waiting)
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(eq(paymentRefund.id, id), IS_WAITING));
  return row ?? null;
}

export async function listWaitingRefunds(
  db: Queryable,
  provider: string,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(eq(payment.provider, provider), IS_WAITING, lte(paymentRefund.lookAt, now)))
    .orderBy(asc(paymentRefund.lookAt), asc(paymentRefund.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function noteRefundDone(db: Queryable, id: string, doneAt: Date): Promise<void> {
  await db
    .update(paymentRefund)
    .set({ doneAt, problem: null })
    .where(and(eq(paymentRefund.id, id), isNull(paymentRefund.doneAt)));
}

export async function noteRefundFailed(
  db: Queryable,
  id: string,
  failed: Pick<RefundRow, 'attempts' | 'problem' | 'lookAt' | 'stoppedAt'>,
): Promise<void> {
  await db
    .update(paymentRefund)
    .set(failed)
    .where(and(eq(paymentRefund.id, id), IS_WAITING));
}

/** Refunds that were given up, of one order or of all, the oldest first. */
export async function listStopped(db: Queryable, most: number, orderId?: string) {
  return db
    .select({ id: paymentRefund.id, orderNumber: payment.orderNumber, ...staffColumns })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(
      and(isNotNull(paymentRefund.stoppedAt), orderId ? eq(payment.orderId, orderId) : undefined),
    )
    .orderBy(asc(paymentRefund.stoppedAt))
    .limit(most);
}

export async function listOfOrder(db: Queryable, orderId: string) {
  return db
    .select(staffColumns)
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(paymentRefund.id));
}

/** Restarts a refund now; returns whether it had been given up. */
export async function beginAgain(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(paymentRefund)
    .set({ stoppedAt: null, attempts: 0, lookAt: now })
    .where(and(eq(paymentRefund.id, id), isNotNull(paymentRefund.stoppedAt)));
  return rowCount === 1;
}

export async function countUndone(db: Queryable): Promise<{ queued: number; failed: number }> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) FILTER (WHERE ${paymentRefund.stoppedAt} IS NULL)::integer`,
      failed: sql<number>`count(${paymentRefund.stoppedAt})::integer`,
    })
    .from(paymentRefund)
    .where(or(IS_WAITING, isNotNull(paymentRefund.stoppedAt)));
  return row ?? { queued: 0, failed: 0 };
}
