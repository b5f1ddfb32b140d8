import { MOST_LINES } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import { MOST_OF_ONE } from '@arquiba/contract/freight';
import { lineName, units, unitsOf } from './cart-changes.ts';
import { type Good, type Item, isSame } from './goods.ts';
import type { CartLineRow } from './queries.ts';

/** The lines with this quantity of an item; a new one is added at the end. Checks nothing. */
export function withLine(
  lines: readonly CartLineRow[],
  good: Good,
  quantity: number,
  prescriptionId?: string | undefined,
): CartLineRow[] {
  const item = itemOf(good);
  const chosen = prescriptionId && { prescriptionId };
  if (lines.some((line) => isSame(line, item))) {
    return lines.map((line) => (isSame(line, item) ? { ...line, quantity, ...chosen } : line));
  }
  const { title, color } = good;
  const position = Math.max(0, ...lines.map((line) => line.position)) + 1;
  const seen = { seenPriceCents: good.unitPrice, seenAvailable: good.available };
  const added = { ...item, prescriptionId: null, ...chosen };
  return [...lines, { ...added, position, quantity, title, color, ...seen }];
}

/** The same for a person's request: never more than can be sold, or than a cart holds. */
export function putLine(
  lines: readonly CartLineRow[],
  good: Good,
  quantity: number,
  prescriptionId?: string | undefined,
) {
  const item = itemOf(good);
  const present = lines.find((line) => isSame(line, item))?.quantity ?? 0;
  if (quantity > present && quantity > mostOf(good, item, lines)) refuse(good, lines);
  const next = withLine(lines, good, quantity, prescriptionId);
  if (next.length > MOST_LINES) {
    const message = `O carrinho leva até ${MOST_LINES} itens diferentes. Tire algum para pôr outro.`;
    throw new ApiError('cart_full', { message });
  }
  return next;
}

/** The most that one person can have of an item, beside the same colour with other lenses. */
export function mostOf({ available }: Good, item: Item, lines: readonly CartLineRow[]): number {
  const others = unitsOf(
    item,
    lines.filter((line) => !isSame(line, item)),
  );
  return Math.max(0, Math.min(available, MOST_OF_ONE) - others);
}

function itemOf({ id: variantId, lens }: Good): Item {
  return { variantId, lens: lens?.code ?? '' };
}

function refuse(good: Good, lines: readonly CartLineRow[]): never {
  const { available } = good;
  const name = lineName({ ...good, lens: '' });
  const present = unitsOf(itemOf(good), lines);
  const inCart = present > 0 ? `, e ${present} já no carrinho` : '';
  const message =
    available === 0
      ? `${name} está esgotado.`
      : available < MOST_OF_ONE
        ? `Há ${units(available)} de ${name} em estoque${inCart}.`
        : `A quantidade de ${name} vai até ${MOST_OF_ONE}${inCart}.`;
  throw new ApiError('out_of_stock', { message });
}
