import type { Transaction } from '../../platform/database/database.ts';
import { query } from '../../platform/database/transaction.ts';

/** A quantity of one variant. */
export interface Units {
  variantId: string;
  quantity: number;
}

/**
 * Reserves units for an order: one guarded statement for each variant, always in the order of their ids. So
 * of two buyers of the last unit exactly one gets it, and there is no deadlock. Returns the variants with too
 * little stock; then the transaction has failed.
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

/** Releases reserved units, so that others can buy them. */
export async function releaseUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_release', 'SELECT release_units($1)', [inJson(units)]);
}

/** Turns reserved units into sold ones. */
export async function sellUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_sell', 'SELECT sell_units($1)', [inJson(units)]);
}

/** Puts sold units back into stock. */
export async function takeBackUnits(tx: Transaction, units: readonly Units[]): Promise<void> {
  await query(tx, 'stock_take_back', 'SELECT take_back_units($1)', [inJson(units)]);
}

/** From the error of `keep_units`: the ids of the variants with too little stock. */
function missingIn(error: unknown): string[] | null {
  const { code, detail } = error as { code?: string; detail?: string };
  return code === 'ST001' ? (detail ?? '').split(',') : null;
}

function inJson(units: readonly Units[]): string {
  return JSON.stringify(units.map(({ variantId, quantity }) => ({ variantId, quantity })));
}
