import { loadAction } from '../../notices/load-action.ts';

/**
 * Puts a colour into the cart: the badge counts it at once, a toast confirms it and links to the cart. On the way to
 * the checkout (`goingOn`) there is no toast, and one that is in the cart already is enough. A refusal is undone with a
 * toast. Returns whether it is in the cart.
 */
export async function addToCart(
  variantId: string,
  quantity = 1,
  { goingOn = false } = {},
): Promise<boolean> {
  const adding = await loadAction(() => import('../adding.tsx'));
  return (await adding?.add(variantId, quantity, goingOn)) ?? false;
}
