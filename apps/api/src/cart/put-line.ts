import { MOST_LINES } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import { MOST_OF_ONE } from '@arquiba/contract/freight';
import type { Variant } from '../catalog/public/variants.ts';
import { lineName, units } from './cart-changes.ts';
import type { CartLineRow } from './queries.ts';

/** The lines with this quantity of a variant; a new one is added at the end. Checks nothing. */
export function withLine(
  lines: readonly CartLineRow[],
  variant: Variant,
  quantity: number,
): CartLineRow[] {
  const { id: variantId, title, color } = variant;
  if (lines.some((line) => line.variantId === variantId)) {
    return lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  }
  const position = Math.max(0, ...lines.map((line) => line.position)) + 1;
  const seen = { seenPriceCents: variant.unitPrice, seenAvailable: variant.available };
  return [...lines, { variantId, position, quantity, title, color, ...seen }];
}

/** The same for a person's request: never more than can be sold, or than a cart holds. */
export function putLine(
  lines: readonly CartLineRow[],
  variant: Variant,
  quantity: number,
): CartLineRow[] {
  const present = lines.find((line) => line.variantId === variant.id)?.quantity ?? 0;
  if (quantity > present) checkStock(variant, quantity, present);
  const next = withLine(lines, variant, quantity);
  if (next.length > MOST_LINES) {
    const message = `O carrinho leva até ${MOST_LINES} itens diferentes. Tire algum para pôr outro.`;
    throw new ApiError('cart_full', { message });
  }
  return next;
}

/** The most that one person can have of it. */
export function mostOf({ available }: Variant): number {
  return Math.min(available, MOST_OF_ONE);
}

function checkStock(variant: Variant, quantity: number, present: number): void {
  if (quantity <= mostOf(variant)) return;
  const { available } = variant;
  const name = lineName(variant);
  const inCart = present > 0 ? `, e ${present} já no carrinho` : '';
  const message =
    available === 0
      ? `${name} está esgotado.`
      : available < MOST_OF_ONE
        ? `Há ${units(available)} de ${name} em estoque${inCart}.`
        : `A quantidade de ${name} vai até ${MOST_OF_ONE}${inCart}.`;
  throw new ApiError('out_of_stock', { message });
}
