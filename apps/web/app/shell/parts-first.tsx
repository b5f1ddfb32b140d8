import { memo, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { partsToCome } from '../ui/lazy-part.ts';

/**
 * Keeps the page one leaves until the next one has all the parts that it shows. It stands behind the page, so that they
 * were asked for before. It must not stand in a `Suspense`, nor be drawn for another reason than a step of the router:
 * only what is a transition can wait.
 */
export const PartsFirst = memo(function PartsFirst() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  if (pathname === shown) return null;
  const parts = partsToCome();
  if (parts) use(parts);
  return null;
});
