import type * as contract from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { usablePrescription } from '../prescriptions/public/usable-prescription.ts';
import { changeCart } from './change-cart.ts';
import { type Good, type Goods, type Item, isSame } from './goods.ts';
import { putLine } from './put-line.ts';

export const addToCart: Operation<typeof contract.addToCart> = (
  context,
  { quantity, prescriptionId, ...item },
) =>
  changeCart(context, [item], async ({ lines, goods }, tx) => {
    await checkPrescription(tx, context, item, prescriptionId);
    const present = lines.find((line) => isSame(line, item))?.quantity ?? 0;
    return putLine(lines, wanted(goods, item), present + quantity, prescriptionId);
  });

/** Zero removes the line, even if the shop no longer has the product; undo puts it back. */
export const setCartLine: Operation<typeof contract.setCartLine> = (
  context,
  { quantity, prescriptionId, ...item },
) =>
  changeCart(context, [item], async ({ lines, goods }, tx) => {
    if (quantity === 0) return lines.filter((line) => !isSame(line, item));
    await checkPrescription(tx, context, item, prescriptionId);
    return putLine(lines, wanted(goods, item), quantity, prescriptionId);
  });

export const setCartPrescription: Operation<typeof contract.setCartPrescription> = (
  context,
  { prescriptionId, ...item },
) =>
  changeCart(context, [], async ({ lines }, tx) => {
    if (!lines.some((line) => isSame(line, item))) {
      throw new ApiError('not_found', { message: 'Este item não está mais no carrinho.' });
    }
    await checkPrescription(tx, context, item, prescriptionId);
    return lines.map((line) => (isSame(line, item) ? { ...line, prescriptionId } : line));
  });

/** A visitor has no prescriptions: they are stored with an account only. */
async function checkPrescription(
  tx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  { lens }: Item,
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  if (!viewer) throw new ApiError('not_found');
  await usablePrescription(tx, { accountId: viewer.accountId, id, lens });
}

function wanted(goods: Goods, item: Item): Good {
  const good = goods.of(item);
  if (good) return good;
  const message = goods.of({ ...item, lens: '' })
    ? 'Esta armação não leva estas lentes, ou a loja não as faz mais. Escolha outras.'
    : 'Estes óculos saíram da loja.';
  throw new ApiError('not_found', { message });
}
