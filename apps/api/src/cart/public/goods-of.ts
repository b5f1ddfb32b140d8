/** A short, sorted text of the content of a cart: equal for two carts with the same goods. */
export function goodsOf(lines: readonly { variantId: string; quantity: number }[]): string {
  return lines
    .map(({ variantId, quantity }) => `${variantId}x${quantity}`)
    .sort()
    .join(' ');
}
