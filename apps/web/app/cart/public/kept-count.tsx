import { getCart } from '@arquiba/contract/cart';
import { useEffect } from 'react';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../shell/use-site.ts';
import { isAsked, onHint, readHint } from '../count-hint.ts';
import { cartCount } from './cart-count.ts';
import { tellCart } from './tell-cart.ts';

/**
 * Keeps the badge right in this tab: what this browser last knew, what other tabs tell, and once a
 * session what the server says of the account's cart, which other devices change too. A visitor's
 * cart is known here only, so nobody is asked.
 */
export function KeptCount() {
  const owner = useAccount()?.id ?? null;
  useEffect(() => {
    const show = () => cartCount.set(readHint(owner));
    show();
    if (owner !== null && !isAsked(owner)) quietCall(getCart, {}).then(tellCart, () => undefined);
    return onHint(show);
  }, [owner]);
  return null;
}
