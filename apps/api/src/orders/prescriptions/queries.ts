import { isMadeToMeasure, lensCode, lensKinds } from '@arquiba/contract/lenses';
import type { PrescriptionReview } from '@arquiba/contract/order-prescriptions';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { PrescriptionRow } from '../../prescriptions/public/usable-prescription.ts';
import { linesOf } from '../queries.ts';
import type { LineRow } from '../tables.ts';
import { type OrderPrescriptionRow, orderPrescription } from './tables.ts';

/** Stores a copy for a line; a later one takes its place. Returns the file that is not needed any more. */
export async function copyPrescription(
  tx: Transaction,
  { id: lineId, orderId }: Pick<LineRow, 'id' | 'orderId'>,
  { name, writtenOn, prescriber, remarks, values, fileId }: PrescriptionRow,
  receivedAt: Date,
): Promise<string | null> {
  const before = await findOfLine(tx, lineId);
  const review: PrescriptionReview = fileId ? 'a_conferir' : 'aceita';
  const content = {
    ...{ name, writtenOn, prescriber, remarks, values, fileId, receivedAt },
    ...{ review, refusal: '' },
  };
  await tx
    .insert(orderPrescription)
    .values({ lineId, orderId, ...content })
    .onConflictDoUpdate({ target: orderPrescription.lineId, set: content });
  return before?.fileId === fileId ? null : (before?.fileId ?? null);
}

export async function findOfLine(
  db: Queryable,
  lineId: string,
): Promise<OrderPrescriptionRow | null> {
  const [row] = await db
    .select()
    .from(orderPrescription)
    .where(eq(orderPrescription.lineId, lineId));
  return row ?? null;
}

export function listOfOrder(db: Queryable, orderId: string): Promise<OrderPrescriptionRow[]> {
  return db.select().from(orderPrescription).where(eq(orderPrescription.orderId, orderId));
}

/** The lines of an order whose lenses wait for a prescription: there is none, or it was refused. */
export async function awaitedLines(db: Queryable, orderId: string): Promise<LineRow[]> {
  const lines = (await linesOf(db, orderId)).filter(({ lens }) => isMadeToMeasure(lens));
  if (lines.length === 0) return [];
  const received = (await listOfOrder(db, orderId)).filter(({ review }) => review !== 'recusada');
  return lines.filter(({ id }) => !received.some(({ lineId }) => lineId === id));
}

const madeKinds = sql.join(
  lensKinds
    .filter((kind) => isMadeToMeasure({ code: lensCode({ kind, index: '1.50', treatments: [] }) }))
    .map((kind) => sql`${kind}`),
  sql`, `,
);

/** A condition on `shop_order`: an item with lenses made to measure has no prescription, or a refused one. */
export const awaitsPrescription = sql`EXISTS (
  SELECT FROM order_line WHERE order_line.order_id = shop_order.id
    AND split_part(lens->>'code', ',', 1) IN (${madeKinds})
    AND NOT EXISTS (SELECT FROM order_prescription
      WHERE line_id = order_line.id AND review <> 'recusada'))`;

/** A condition on `shop_order`: staff have not read a photo or a PDF yet. */
export const hasUnreadPrescription = sql`EXISTS (
  SELECT FROM order_prescription WHERE order_id = shop_order.id AND review = 'a_conferir')`;

export async function updateOfLine(
  tx: Transaction,
  lineId: string,
  changes: Partial<OrderPrescriptionRow>,
): Promise<void> {
  await tx.update(orderPrescription).set(changes).where(eq(orderPrescription.lineId, lineId));
}

/** Those whose time is over, and those of orders that were closed before anything was made. Returns their files. */
export async function removeOld(
  db: Queryable,
  { before, closedBefore }: { before: Date; closedBefore: Date },
): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ fileId: string | null }>(sql`
    DELETE FROM order_prescription USING shop_order
    WHERE shop_order.id = order_id AND (received_at < ${before}
      OR (received_at < ${closedBefore} AND status IN ('cancelado', 'expirado')))
    RETURNING file_id::text AS "fileId"`);
  return rows.map(({ fileId }) => fileId);
}

/** Paid orders without a prescription that had so many reminders, the last of them (or the payment) before then. */
export async function listUnreminded(
  db: Queryable,
  { sent, before, most }: { sent: number; before: Date; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT shop_order.id::text AS id FROM shop_order
    LEFT JOIN prescription_reminder ON order_id = shop_order.id
    WHERE status = 'pago' AND coalesce(sent, 0) = ${sent} AND coalesce(sent_at, paid_at) <= ${before}
      AND ${awaitsPrescription}
    ORDER BY shop_order.id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** Whether this is the next one: of two processes, one sends it. */
export async function countReminder(
  tx: Transaction,
  orderId: string,
  sent: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO prescription_reminder AS known (order_id, sent, sent_at)
    VALUES (${orderId}, ${sent + 1}, ${now})
    ON CONFLICT (order_id) DO UPDATE SET sent = excluded.sent, sent_at = excluded.sent_at
    WHERE known.sent = ${sent}`);
  return rowCount === 1;
}
