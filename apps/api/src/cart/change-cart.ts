import type { Cart } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import { findVariants, type Variant } from '../catalog/public/variants.ts';
import type { Context, Services } from '../platform/context.ts';
import { type Transaction, violates } from '../platform/database/database.ts';
import { type CartOwner, ownerOf } from './cart-owner.ts';
import { presentCart } from './present-cart.ts';
import { type CartLineRow, type CartState, lockCart, saveLines } from './queries.ts';

export interface LockedCart extends CartState {
  /** Of the lines, and of what else the change asked for. */
  variants: ReadonlyMap<string, Variant>;
}

/** Gives the lines as they are to be; what else it changes it writes itself. */
type Change = (cart: LockedCart, tx: Transaction) => CartLineRow[] | Promise<CartLineRow[]>;

/** One change of the caller's cart in one transaction, and the cart as it is then. */
export async function changeCart(
  context: Context,
  also: readonly string[],
  change: Change,
): Promise<Cart> {
  const { db, clock, freight, media } = context;
  const owner = await ownerOf(context);
  try {
    return await db.transaction(async (tx) => {
      const cart = await changeLocked(tx, context, owner, also, change);
      return presentCart({ clock, freight, media, db: tx }, cart, cart.variants);
    });
  } catch (error) {
    // The visitor signed in elsewhere at this very moment; asked again, this is the account's cart.
    if (violates(error, 'cart_visitor_id_fkey')) throw new ApiError('unavailable');
    throw error;
  }
}

/** The same inside a transaction, without an answer. */
export async function changeLocked(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  owner: CartOwner,
  also: readonly string[],
  change: Change,
): Promise<LockedCart> {
  const state = await lockCart(tx, owner, clock.now());
  const ids = [...state.lines.map((line) => line.variantId), ...also];
  const cart = { ...state, variants: await findVariants(tx, ids) };
  const lines = await change(cart, tx);
  await saveLines(tx, cart.id, state.lines, lines);
  return { ...cart, lines };
}
