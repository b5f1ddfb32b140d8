import { and, desc, eq, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type OrderRow, shopOrder } from '../tables.ts';
import { type GuestRow, guestBuyer, orderAccess } from './tables.ts';

const lowerEmail = sql`lower(${shopOrder.buyer}->>'email')`;

export async function saveGuest(db: Queryable, { visitorId, ...content }: GuestRow): Promise<void> {
  await db
    .insert(guestBuyer)
    .values({ visitorId, ...content })
    .onConflictDoUpdate({ target: guestBuyer.visitorId, set: content });
}

export async function findGuest(db: Queryable, visitorId: string): Promise<GuestRow | null> {
  const [row] = await db.select().from(guestBuyer).where(eq(guestBuyer.visitorId, visitorId));
  return row ?? null;
}

export async function removeGuest(tx: Transaction, visitorId: string): Promise<void> {
  await tx.delete(guestBuyer).where(eq(guestBuyer.visitorId, visitorId));
}

export async function removeGuestsBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(guestBuyer).where(lt(guestBuyer.updatedAt, before));
  return rowCount ?? 0;
}

/** Orders that reserve units and may still be paid, of this browser or by this e-mail. */
export async function countWaitingOfGuest(
  tx: Transaction,
  { visitorId, email, now }: { visitorId: string; email: string; now: Date },
): Promise<number> {
  const rows = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        isNotNull(shopOrder.visitorId),
        or(eq(shopOrder.visitorId, visitorId), eq(lowerEmail, email)),
        sql`${shopOrder.heldUntil} > ${now}`,
      ),
    );
  return rows.length;
}

/** Whether the e-mail or the document has another order without an account, which was not given up. */
export async function hasBoughtAsGuest(
  tx: Transaction,
  { email, document }: { email: string; document: string },
  exceptId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        isNotNull(shopOrder.visitorId),
        or(eq(lowerEmail, email), eq(sql`${shopOrder.buyer}->>'document'`, document)),
        ne(shopOrder.id, exceptId),
        notInArray(shopOrder.status, ['cancelado', 'expirado']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function hasOpened(db: Queryable, visitorId: string, orderId: string) {
  const [row] = await db
    .select({ orderId: orderAccess.orderId })
    .from(orderAccess)
    .where(and(eq(orderAccess.visitorId, visitorId), eq(orderAccess.orderId, orderId)));
  return row !== undefined;
}

export async function addAccess(db: Queryable, row: typeof orderAccess.$inferInsert) {
  await db.insert(orderAccess).values(row).onConflictDoNothing();
}

export async function removeAccess(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderAccess).where(eq(orderAccess.orderId, orderId));
}

/** The orders without an account by this e-mail, the newest first. */
export function listOfEmail(
  db: Queryable,
  email: string,
): Promise<Pick<OrderRow, 'number' | 'status' | 'createdAt' | 'totalCents'>[]> {
  const { number, status, createdAt, totalCents } = shopOrder;
  return db
    .select({ number, status, createdAt, totalCents })
    .from(shopOrder)
    .where(and(isNotNull(shopOrder.visitorId), eq(lowerEmail, email.toLowerCase())))
    .orderBy(desc(shopOrder.id))
    .limit(50);
}
