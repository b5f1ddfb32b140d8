import { useEffect } from 'react';
import { useAccount } from '../../shell/use-site.ts';
import { onHint, readHint } from '../count-hint.ts';
import { cartCount } from './cart-count.ts';

/** Keeps the badge right in this tab: what this browser last knew, and what other tabs tell. */
export function KeptCount() {
  const owner = useAccount()?.id ?? null;
  useEffect(() => {
    const show = () => cartCount.set(readHint(owner));
    show();
    return onHint(show);
  }, [owner]);
  return null;
}
