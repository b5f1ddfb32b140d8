import type { LockedCart } from '../../cart/public/own-cart.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { holdFiles } from '../../prescriptions/public/order-files.ts';
import { ownPrescriptions } from '../../prescriptions/public/own-prescriptions.ts';
import { fits } from '../../prescriptions/public/usable-prescription.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { copyPrescription } from './queries.ts';

/**
 * Copies what was chosen in the cart into the lines of its order, which are in the same order. One that was
 * changed since, so that it no longer fits the lenses, is left out: the order waits for another.
 */
export async function copyChosen(
  tx: Transaction,
  { accountId, createdAt }: OrderRow,
  cart: LockedCart,
  lines: readonly LineRow[],
): Promise<void> {
  const ids = cart.lines.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  if (ids.length === 0 || accountId === null) return;
  const own = await ownPrescriptions(tx, accountId, ids);
  const held = await holdFiles(
    tx,
    [...own.values()].flatMap(({ fileId }) => fileId ?? []),
  );
  for (const [index, line] of lines.entries()) {
    const found = own.get(cart.lines[index]?.prescriptionId ?? '');
    const isThere = found && (found.fileId === null || held.has(found.fileId));
    if (isThere && fits(found, line.lens?.code ?? '')) {
      await copyPrescription(tx, line, found, createdAt);
    }
  }
}
