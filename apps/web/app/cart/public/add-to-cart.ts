import { loadAction } from '../../notices/load-action.ts';

interface AddOptions {
  toCheckout?: boolean;
  lens?: string | undefined;
  prescriptionId?: string | undefined;
}

/**
 * Adds a colour to the cart, with the lenses of a code. The badge counts it at once; a toast confirms it and
 * links to the cart. On the way to the checkout (`toCheckout`) there is no toast, and an item that is already
 * in the cart is not added again. An error is shown in a toast, and the badge is restored. Returns whether the item is in the cart.
 */
export async function addToCart(
  variantId: string,
  quantity = 1,
  { toCheckout = false, lens = '', prescriptionId }: AddOptions = {},
): Promise<boolean> {
  const adding = await loadAction(() => import('../adding.tsx'));
  return (await adding?.add({ variantId, lens, prescriptionId }, quantity, toCheckout)) ?? false;
}
