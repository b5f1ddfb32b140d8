import type { Transaction } from '../../platform/database/database.ts';
import { query } from '../../platform/database/transaction.ts';

/** So many of a colour. */
export interface Units {
  variantId: string;
  quantity: number;
}

/**
 * Keeps units for an order: one guarded statement for each colour, always in the order of their ids, so
 * that of two who want the last one exactly one has it and nobody waits in a circle. Gives the colours of
 * which there are too few; the transaction has failed then.
 */
export async function reserveUnits(tx: Transaction, units: readonly Units[]): Promise<string[]> {
  try {
    await query(tx, 'stock_keep', 'SELECT keep_units($1)', [inJson(units)]);
    return [];
  } catch (error) {
    const missing = missingIn(error);
    if (!missing) throw error;
    return missing;
  }
}

/** What was kept can be sold to others again. */
export async function releaseUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_release', 'SELECT release_units($1)', [inJson(units)]);
}

/** What was kept is paid for: it is no longer the shop's. */
export async function sellUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_sell', 'SELECT sell_units($1)', [inJson(units)]);
}

/** What was sold comes back into the shop. */
export async function takeBackUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_take_back', 'SELECT take_back_units($1)', [inJson(units)]);
}

/** As `keep_units` says it: the ids of the colours of which there are too few. */
function missingIn(error: unknown): string[] | null {
  const { code, detail } = error as { code?: string; detail?: string };
  return code === 'ST001' ? (detail ?? '').split(',') : null;
}

function inJson(units: readonly Units[]): string {
  return JSON.stringify(units.map(({ variantId, quantity }) => ({ variantId, quantity })));
}
