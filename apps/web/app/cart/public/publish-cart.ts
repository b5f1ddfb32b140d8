import type { Cart } from '@arquiba/contract/cart';
import { readStoredId } from '../../viewer/use-session-in-tabs.ts';
import { writeHint } from '../count-hint.ts';
import { cartCount } from './cart-count.ts';

/** Publishes a new state of the cart: the badge follows, in other tabs too. */
export function publishCart({ count }: Pick<Cart, 'count'>): void {
  cartCount.set(count);
  writeHint({ owner: readStoredId(), count });
}
