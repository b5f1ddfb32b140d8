/** What is in a cart, in short and in one order: two carts of the same goods give the same. */
export function goodsOf(lines: readonly { variantId: string; quantity: number }[]): string {
  return lines
    .map(({ variantId, quantity }) => `${variantId}x${quantity}`)
    .sort()
    .join(' ');
}
