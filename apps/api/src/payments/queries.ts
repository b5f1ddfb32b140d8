import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { newId, type Queryable, type Transaction } from '../platform/database/database.ts';
import { prepared, preparedInsert } from '../platform/database/prepared.ts';
import { query } from '../platform/database/transaction.ts';
import { passing } from '../platform/fault-points.ts';
import type { ProviderEvent } from '../platform/ports/payment-provider.ts';
import { type PaymentRow, payment, paymentEvent, paymentRefund, paymentStep } from './tables.ts';

export const OPEN_STATES = ['criado', 'pendente', 'em_analise', 'autorizado'] as const;

export async function insertPayment(tx: Transaction, row: PaymentRow): Promise<void> {
  await addPayment(tx, row);
  passing('payment-opened');
}

const addPayment = preparedInsert('payment_add', payment);

/** An id above those of the order's other payments, even if the clocks of processes differ. */
export async function nextPaymentId(tx: Transaction, orderId: string, now: Date): Promise<string> {
  const [row] = await tx
    .select({ last: sql<string | null>`max(${payment.id})` })
    .from(payment)
    .where(eq(payment.orderId, orderId));
  const last = BigInt(row?.last ?? 0);
  for (let at = now.getTime(); ; at += 1) {
    const id = newId(new Date(at));
    if (BigInt(id) > last) return id;
  }
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id));
  return row ?? null;
}

/** A payment, or both cards of a pair: the first card first. */
export async function findParts(db: Queryable, id: string): Promise<PaymentRow[]> {
  const row = await findPayment(db, id);
  if (!row?.pairId) return row ? [row] : [];
  return db.select().from(payment).where(eq(payment.pairId, row.pairId)).orderBy(asc(payment.id));
}

/** The other card of a pair. */
export async function lockOther(
  tx: Transaction,
  { pairId, paymentId }: { pairId: string; paymentId: string },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.pairId, pairId), ne(payment.id, paymentId)))
    .for('update');
  return row ?? null;
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  return row ?? null;
}

/** All payments of an order, whose own row is already locked. */
export function lockPaymentsOf(tx: Transaction, orderId: string): Promise<PaymentRow[]> {
  return lockedOfOrder(tx).execute({ orderId });
}

const lockedOfOrder = prepared((db) =>
  db
    .select()
    .from(payment)
    .where(eq(payment.orderId, sql.placeholder('orderId')))
    .orderBy(asc(payment.id))
    .for('update')
    .prepare('payments_locked'),
);

/** The payment of a charge: by the provider's id, or else by the reference that we gave. */
export async function findCharged(
  db: Queryable,
  provider: string,
  charge: { providerId: string; reference: string },
) {
  const { id, orderId, providerId, status, capturedCents, refundedCents } = payment;
  const columns = { id, orderId, providerId, status, capturedCents, refundedCents };
  const isKnown = eq(providerId, charge.providerId);
  const isOurs = /^\d{1,18}$/.test(charge.reference);
  const [row] = await db
    .select(columns)
    .from(payment)
    .where(
      and(
        eq(payment.provider, provider),
        or(isKnown, isOurs ? eq(id, charge.reference) : undefined),
      ),
    )
    .orderBy(sql`${isKnown} DESC NULLS LAST`)
    .limit(1);
  return row ?? null;
}

export async function changePayment(
  tx: Transaction,
  id: string,
  changes: Partial<PaymentRow>,
): Promise<void> {
  await tx.update(payment).set(changes).where(eq(payment.id, id));
}

export const insertStep = preparedInsert('payment_step_add', paymentStep);

/** The newest first. */
export function paymentsOf(db: Queryable, orderId: string): Promise<PaymentRow[]> {
  return ofOrder(db).execute({ orderId });
}

const ofOrder = prepared((db) =>
  db
    .select()
    .from(payment)
    .where(eq(payment.orderId, sql.placeholder('orderId')))
    .orderBy(desc(payment.id))
    .prepare('payments_of_order'),
);

/** Payments that are due for a query, the longest overdue first. */
export async function listToAsk(
  db: Queryable,
  provider: string,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.provider, provider),
        inArray(payment.status, [...OPEN_STATES]),
        lte(payment.lookAt, now),
      ),
    )
    .orderBy(asc(payment.lookAt), asc(payment.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function noteLook(db: Queryable, id: string, lookAt: Date): Promise<void> {
  await db.update(payment).set({ lookAt }).where(eq(payment.id, id));
}

/** A repeated event is already recorded. */
export async function insertEvent(
  db: Queryable,
  provider: string,
  { eventId, providerId, type, occurredAt }: ProviderEvent,
  receivedAt: Date,
): Promise<void> {
  const values = [provider, eventId, providerId, type, occurredAt, receivedAt];
  await query(db, 'payment_event_add', ADD_EVENT, values);
}

const ADD_EVENT = `
  INSERT INTO payment_event (provider, event_id, provider_id, type, occurred_at, received_at)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;

export async function isHandled(
  db: Queryable,
  provider: string,
  eventId: string,
): Promise<boolean> {
  const [row] = await eventById(db).execute({ provider, eventId });
  return row?.handledAt != null;
}

const eventById = prepared((db) =>
  db
    .select({ handledAt: paymentEvent.handledAt })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.provider, sql.placeholder('provider')),
        eq(paymentEvent.eventId, sql.placeholder('eventId')),
      ),
    )
    .prepare('payment_event'),
);

export async function noteHandled(
  db: Queryable,
  provider: string,
  eventId: string,
  handledAt: Date,
): Promise<void> {
  await db
    .update(paymentEvent)
    .set({ handledAt })
    .where(
      and(
        eq(paymentEvent.provider, provider),
        eq(paymentEvent.eventId, eventId),
        isNull(paymentEvent.handledAt),
      ),
    );
}

export async function listUnhandled(db: Queryable, provider: string, before: Date, most: number) {
  return db
    .select({ eventId: paymentEvent.eventId, providerId: paymentEvent.providerId })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.provider, provider),
        isNull(paymentEvent.handledAt),
        lte(paymentEvent.receivedAt, before),
      ),
    )
    .orderBy(asc(paymentEvent.receivedAt))
    .limit(most);
}

/** Returns whether the key was new. */
export async function insertRefund(
  tx: Transaction,
  row: { id: string; paymentId: string; key: string; cents: number; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(paymentRefund)
    .values({ ...row, attempts: 0, lookAt: row.createdAt })
    .onConflictDoNothing({ target: [paymentRefund.paymentId, paymentRefund.key] });
  return rowCount === 1;
}
