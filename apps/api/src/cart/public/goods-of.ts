import type { Item } from '../goods.ts';

/** A short, sorted text of the content of a cart: equal for two carts with the same goods. */
export function goodsOf(
  lines: readonly (Item & { quantity: number; prescriptionId: string | null })[],
): string {
  return lines
    .map(({ variantId, lens, quantity, prescriptionId }) => {
      const made = lens && `:${lens}${prescriptionId === null ? '' : `#${prescriptionId}`}`;
      return `${variantId}x${quantity}${made}`;
    })
    .sort()
    .join(' ');
}
