import type { Cart } from '@arquiba/contract/cart';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CartOwner } from '../cart-owner.ts';
import { changeLocked, type LockedCart } from '../change-cart.ts';
import { type Item, isSame, noGoods } from '../goods.ts';
import { presentCart } from '../present-cart.ts';
import { mostOf, putLine } from '../put-line.ts';
import { type CartNeeds, emptyCart } from '../queries.ts';
import { readCart } from '../read-cart.ts';

export { type CartOwner, findOwner, ownerOf } from '../cart-owner.ts';
export type { LockedCart } from '../change-cart.ts';
export type { Good } from '../goods.ts';

type Needs = Pick<Services, 'clock' | 'freight' | 'hooks' | 'media'>;

/** Of a visitor who has put nothing into one. */
export const noCart: LockedCart = { ...emptyCart, goods: noGoods };

/** The cart of an account, or of a visitor, with the current prices of its lines. */
export function readOwnCart(services: CartNeeds, owner: CartOwner): Promise<LockedCart> {
  return readCart(services, owner);
}

/** The same with its row locked: of two concurrent orders, the second finds it empty. */
export function lockOwnCart(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'hooks'>,
  owner: CartOwner,
): Promise<LockedCart> {
  return changeLocked(tx, services, owner, [], ({ lines }) => lines);
}

/** Called once its content was bought. */
export { clearCart as emptyOwnCart } from '../queries.ts';

/** Adds as many of these as are in stock; null if none of them is, or can be had any more. */
export async function fillOwnCart(
  tx: Transaction,
  services: Needs,
  owner: CartOwner,
  wanted: readonly (Item & { quantity: number })[],
): Promise<Cart | null> {
  let added = false;
  const cart = await changeLocked(tx, services, owner, wanted, (locked) =>
    wanted.reduce((lines, item) => {
      const good = locked.goods.of(item);
      const present = lines.find((line) => isSame(line, item))?.quantity ?? 0;
      const most = good ? Math.min(present + item.quantity, mostOf(good, item, lines)) : 0;
      if (!good || most <= present) return lines;
      added = true;
      return putLine(lines, good, most);
    }, locked.lines),
  );
  return added ? presentCart({ ...services, db: tx }, cart, cart.goods) : null;
}
