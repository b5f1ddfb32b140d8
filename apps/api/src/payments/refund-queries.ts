import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { payment, paymentRefund } from './tables.ts';

const waiting = {
  id: paymentRefund.id,
  key: paymentRefund.key,
  cents: paymentRefund.cents,
  attempts: paymentRefund.attempts,
  paymentId: payment.id,
  orderId: payment.orderId,
  providerId: payment.providerId,
};

/** A refund that is not done yet, with the payment that it belongs to. */
export async function findWaitingRefund(db: Queryable, id: string) {
  const [row] = await db
    .select(waiting)
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(eq(paymentRefund.id, id), isNull(paymentRefund.doneAt)));
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
    .where(
      and(
        eq(payment.provider, provider),
        isNull(paymentRefund.doneAt),
        lte(paymentRefund.lookAt, now),
      ),
    )
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
  problem: string,
  lookAt: Date,
): Promise<void> {
  await db
    .update(paymentRefund)
    .set({ problem, lookAt, attempts: sql`${paymentRefund.attempts} + 1` })
    .where(eq(paymentRefund.id, id));
}
