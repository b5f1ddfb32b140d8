import { APPROVED_CARD } from '@arquiba/testing/test-gateway';
import { twoCards } from './buying.ts';
import type { World } from './model-steps.ts';

/** One card, or two, of which the other is approved. */
export async function chooseCards({ shop, draw }: World, card: string) {
  if (draw(3) > 0) return { cardToken: await shop.gateway.token(card) };
  const cards: [string, string] = draw(2) === 0 ? [card, APPROVED_CARD] : [APPROVED_CARD, card];
  return twoCards(shop, cards, 10_00 + draw(50_00));
}
