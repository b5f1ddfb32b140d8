import { type SQL, sql } from 'drizzle-orm';
import { type Transaction, together } from '../../platform/database.ts';

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
  const sorted = inOrder(units);
  const taken = await together(
    sorted.map(
      ({ variantId, quantity }) =>
        () =>
          tx.execute(sql`
        UPDATE product_color SET reserved = reserved + ${quantity}
        WHERE id = ${variantId} AND on_hand - reserved >= ${quantity}`),
    ),
  );
  return sorted.flatMap(({ variantId }, at) => (taken[at]?.rowCount === 0 ? variantId : []));
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
  await moveSold(tx, units, 1, (quantity) => [
    sql`on_hand = on_hand - ${quantity}`,
    sql`reserved = reserved - ${quantity}`,
  ]);
}

/** What was sold comes back into the shop. */
export async function takeBackUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await moveSold(tx, units, -1, (quantity) => [sql`on_hand = on_hand + ${quantity}`]);
}

/** Frames after colours, each in their own order: several orders may share frames crosswise. */
async function moveSold(
  tx: Transaction,
  units: readonly Units[],
  sign: 1 | -1,
  change: (quantity: number) => SQL[],
): Promise<void> {
  const sorted = inOrder(units);
  const changed = await together(
    sorted.map(
      ({ variantId, quantity }) =>
        () =>
          tx.execute<{ product_id: string }>(sql`
        UPDATE product_color SET ${sql.join(change(quantity), sql`, `)}
        WHERE id = ${variantId} RETURNING product_id`),
    ),
  );
  const sold = new Map<string, number>();
  for (const [at, { quantity }] of sorted.entries()) {
    for (const { product_id: id } of changed[at]?.rows ?? []) {
      sold.set(id, (sold.get(id) ?? 0) + sign * quantity);
    }
  }
  const frames = [...sold].toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
  await together(
    frames.map(
      ([id, count]) =>
        () =>
          tx.execute(sql`UPDATE product SET sold = greatest(0, sold + ${count}) WHERE id = ${id}`),
    ),
  );
}

function inOrder(units: readonly Units[]): Units[] {
  return units.toSorted((a, b) => (BigInt(a.variantId) < BigInt(b.variantId) ? -1 : 1));
}
