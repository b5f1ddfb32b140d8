import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { mayShipmentMove } from './allowed-steps.ts';
import { orderInvoice, type ShipmentRow, shipment } from './tables.ts';

export async function insertShipment(tx: Transaction, row: ShipmentRow): Promise<void> {
  await tx.insert(shipment).values(row);
}

export async function findShipment(db: Queryable, orderId: string): Promise<ShipmentRow | null> {
  const [row] = await db.select().from(shipment).where(eq(shipment.orderId, orderId));
  return row ?? null;
}

/** The only way to change the state of a shipment, whose order is locked. */
export async function moveShipment(
  tx: Transaction,
  row: ShipmentRow,
  changes: Partial<ShipmentRow> & Pick<ShipmentRow, 'status'>,
): Promise<ShipmentRow> {
  if (!mayShipmentMove(row.status, changes.status)) {
    throw new Error(`A shipment does not go from ${row.status} to ${changes.status}`);
  }
  await tx.update(shipment).set(changes).where(eq(shipment.orderId, row.orderId));
  return { ...row, ...changes };
}

export async function insertInvoice(tx: Transaction, row: typeof orderInvoice.$inferSelect) {
  await tx.insert(orderInvoice).values(row);
}
