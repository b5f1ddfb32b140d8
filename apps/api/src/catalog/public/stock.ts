import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

/** So many of a colour. */
export interface Units {
  variantId: string;
  quantity: number;
}

/**
 * Keeps units for an order: one guarded statement for each colour, always in the order of their ids, so
 * that of two who want the last one exactly one has it and nobody waits in a circle. Gives the colours
 * of which there were too few; whoever called then gives up the whole transaction.
 */
export async function reserveUnits(tx: Transaction, units: readonly Units[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { variantId, quantity } of inOrder(units)) {
    const { rowCount } = await tx.execute(sql`
      UPDATE product_color SET reserved = reserved + ${quantity}
      WHERE id = ${variantId} AND on_hand - reserved >= ${quantity}`);
    if (rowCount === 0) missing.push(variantId);
  }
  return missing;
}

/** What was kept can be sold to others again. */
export async function releaseUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  for (const { variantId, quantity } of inOrder(units)) {
    await tx.execute(sql`
      UPDATE product_color SET reserved = reserved - ${quantity} WHERE id = ${variantId}`);
  }
}

/** What was kept is paid for: it is no longer the shop's. */
export async function sellUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  for (const { variantId, quantity } of inOrder(units)) {
    await tx.execute(sql`
      UPDATE product_color SET on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}
      WHERE id = ${variantId}`);
  }
  await countSold(tx, units, 1);
}

/** What was sold comes back into the shop. */
export async function takeBackUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  for (const { variantId, quantity } of inOrder(units)) {
    await tx.execute(sql`
      UPDATE product_color SET on_hand = on_hand + ${quantity} WHERE id = ${variantId}`);
  }
  await countSold(tx, units, -1);
}

/** After the colours, and locked in their own order: several orders may share frames crosswise. */
async function countSold(tx: Transaction, units: readonly Units[], sign: 1 | -1): Promise<void> {
  const changes = JSON.stringify(
    units.map(({ variantId, quantity }) => ({ id: variantId, change: sign * quantity })),
  );
  const changed = sql`
    SELECT product_id, sum(change)::integer AS change FROM product_color
    JOIN json_to_recordset(${changes}::json) AS given(id bigint, change integer) USING (id)
    GROUP BY product_id`;
  await tx.execute(sql`
    SELECT FROM product WHERE id IN (SELECT product_id FROM (${changed}) AS changed)
    ORDER BY id FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE product SET sold = greatest(0, sold + change) FROM (${changed}) AS changed
    WHERE product.id = product_id`);
}

function inOrder(units: readonly Units[]): Units[] {
  return units.toSorted((a, b) => (BigInt(a.variantId) < BigInt(b.variantId) ? -1 : 1));
}
