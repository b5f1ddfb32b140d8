import type { Cart } from '@arquiba/contract/cart';
import type { Services } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { LockedCart } from '../change-cart.ts';
import { presentCart } from '../present-cart.ts';

type Needs = Pick<Services, 'clock' | 'freight' | 'media'> & { db: Queryable };

export function presentOwnCart(services: Needs, cart: LockedCart): Promise<Cart> {
  return presentCart(services, cart, cart.goods);
}
