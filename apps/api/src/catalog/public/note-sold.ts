import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { product } from '../tables.ts';

/** Counts units that were paid for, or with a minus those given back; in the order of ids, as locks are taken. */
export async function noteSold(
  tx: Transaction,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const sold = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  }
  for (const productId of [...sold.keys()].toSorted()) {
    await tx.execute(sql`UPDATE ${product} SET sold = greatest(0, sold + ${sold.get(productId)})
      WHERE id = ${productId}`);
  }
}
