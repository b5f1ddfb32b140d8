import type { Cart } from '@arquiba/contract/cart';
import type { Units } from '../../catalog/public/stock.ts';
import type { Services } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { accountOwner } from '../cart-owner.ts';
import { changeLocked, type LockedCart } from '../change-cart.ts';
import { presentCart } from '../present-cart.ts';
import { mostOf, putLine } from '../put-line.ts';
import { readCart } from '../read-cart.ts';

export type { LockedCart } from '../change-cart.ts';

type Needs = Pick<Services, 'clock' | 'freight' | 'media'> & { db: Queryable };

/** The cart of an account with the current prices of its lines. */
export function readOwnCart(db: Queryable, accountId: string): Promise<LockedCart> {
  return readCart(db, accountOwner(accountId));
}

/** The same with its row locked: of two concurrent orders, the second finds it empty. */
export function lockOwnCart(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  accountId: string,
): Promise<LockedCart> {
  return changeLocked(tx, services, accountOwner(accountId), [], ({ lines }) => lines);
}

/** Called once its content was bought. */
export { clearCart as emptyOwnCart } from '../queries.ts';

/** Adds as many of these as are in stock; null if none of them is. */
export async function fillOwnCart(
  tx: Transaction,
  services: Needs,
  accountId: string,
  wanted: readonly Units[],
): Promise<Cart | null> {
  const ids = wanted.map(({ variantId }) => variantId);
  let added = false;
  const cart = await changeLocked(tx, services, accountOwner(accountId), ids, (locked) =>
    wanted.reduce((lines, { variantId, quantity }) => {
      const variant = locked.variants.get(variantId);
      const present = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const most = variant ? Math.min(present + quantity, mostOf(variant)) : 0;
      if (!variant || most <= present) return lines;
      added = true;
      return putLine(lines, variant, most);
    }, locked.lines),
  );
  return added ? presentCart({ ...services, db: tx }, cart, cart.variants) : null;
}
