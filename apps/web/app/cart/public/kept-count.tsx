import { getCart } from '@arquiba/contract/cart';
import { useEffect } from 'react';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { isAsked, onHint, readHint } from '../count-hint.ts';
import { cartCount } from './cart-count.ts';
import { tellCart } from './tell-cart.ts';

/**
 * Keeps the badge up to date in this tab: with the last count of this browser, the changes of other tabs, and
 * once a session the account's cart from the server, which other devices change too. A visitor's cart exists
 * in this browser only, so there is no request.
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
