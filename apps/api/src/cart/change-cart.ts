import type { Cart } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import type { Context, Services } from '../platform/context.ts';
import { type Transaction, violates } from '../platform/database/database.ts';
import { type CartOwner, ownerOf } from './cart-owner.ts';
import { findGoods, type Goods, type Item } from './goods.ts';
import { presentCart } from './present-cart.ts';
import { type CartLineRow, type CartState, lockCart, saveLines } from './queries.ts';

export interface LockedCart extends CartState {
  /** The goods of the lines, and those that the change asked for. */
  goods: Goods;
}

/** Returns the new lines; writes any other change itself. */
type Change = (cart: LockedCart, tx: Transaction) => CartLineRow[] | Promise<CartLineRow[]>;

/** Changes the caller's cart in one transaction, and returns the cart after it. */
export async function changeCart(
  context: Context,
  also: readonly Item[],
  change: Change,
): Promise<Cart> {
  const { db, clock, freight, media } = context;
  const owner = await ownerOf(context);
  try {
    return await db.transaction(async (tx) => {
      const cart = await changeLocked(tx, context, owner, also, change);
      return presentCart({ clock, freight, media, db: tx }, cart, cart.goods);
    });
  } catch (error) {
    // The visitor signed in elsewhere at the same moment; a repetition finds the account's cart.
    if (violates(error, 'cart_visitor_id_fkey')) throw new ApiError('unavailable');
    if (violates(error, 'cart_line_prescription_id_fkey')) {
      throw new ApiError('not_found', { message: 'Esta receita não existe mais.' });
    }
    throw error;
  }
}

/** The same inside a transaction, without a result. */
export async function changeLocked(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'hooks'>,
  owner: CartOwner,
  also: readonly Item[],
  change: Change,
): Promise<LockedCart> {
  const state = await lockCart(tx, services, owner);
  const cart = { ...state, goods: await findGoods(tx, [...state.lines, ...also]) };
  const lines = await change(cart, tx);
  await saveLines(tx, cart.id, state.lines, lines);
  return { ...cart, lines };
}
