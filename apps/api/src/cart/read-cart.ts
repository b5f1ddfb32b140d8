import { findVariants } from '../catalog/public/variants.ts';
import { onOneConnection, type Queryable, together } from '../platform/database/database.ts';
import type { CartOwner } from './cart-owner.ts';
import type { LockedCart } from './change-cart.ts';
import { emptyCart, findCart, variantIdsOf } from './queries.ts';

/** A cart with what its lines cost now; an empty one for who has none. */
export async function readCart(db: Queryable, owner: CartOwner): Promise<LockedCart> {
  const [state, variants] = await onOneConnection(db, (one) =>
    together([() => findCart(one, owner), () => findVariants(one, variantIdsOf(owner))]),
  );
  return { ...(state ?? emptyCart), variants };
}
