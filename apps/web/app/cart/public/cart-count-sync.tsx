import { getCart } from '@arquiba/contract/cart';
import { useEffect } from 'react';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { isAsked, onHint, readHint } from '../count-hint.ts';
import { cartCount } from './cart-count.ts';
import { publishCart } from './publish-cart.ts';

/**
 * Keeps the badge up to date: with the count stored in this browser, with changes of other tabs, and once per
 * session with the account's cart from the server, which other devices change too. A visitor's cart exists in
 * this browser only, so it needs no request.
 */
export function CartCountSync() {
  const owner = useAccount()?.id ?? null;
  useEffect(() => {
    const show = () => cartCount.set(readHint(owner));
    show();
    if (owner !== null && !isAsked(owner))
      quietCall(getCart, {}).then(publishCart, () => undefined);
    return onHint(show);
  }, [owner]);
  return null;
}
