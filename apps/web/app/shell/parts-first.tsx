import { memo, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchParts, partsToCome } from '../ui/lazy-part.ts';

/**
 * Keeps the page one leaves until the next one has all its parts. It must not stand in a `Suspense`, nor be drawn for
 * another reason than a step of the router: only what is a transition can wait.
 */
export const PartsFirst = memo(function PartsFirst() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  if (pathname === shown) return null;
  fetchParts();
  const parts = partsToCome();
  if (parts) use(parts);
  return null;
});
