import { notify } from '../../notices/notify.ts';

/**
 * Puts a colour into the cart: the badge counts it at once, a toast says so and leads to the cart. Whoever is
 * going on to the checkout is told nothing, and what is in already is enough. A refusal is told and taken back.
 * Answers whether it is in. Fetched when it is first used.
 */
export async function addToCart(
  variantId: string,
  quantity = 1,
  { goingOn = false } = {},
): Promise<boolean> {
  const adding = await import('../adding.tsx').catch(() => null);
  if (adding) return adding.add(variantId, quantity, goingOn);
  notify('error', 'Sem conexão. Confira a internet e tente novamente.');
  return false;
}
