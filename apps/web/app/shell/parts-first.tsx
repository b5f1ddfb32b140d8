import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takePendingParts } from '../ui/lazy-part.tsx';

/**
 * Keeps the current page on screen until the lazy components of the next one are loaded. Rendered after the
 * page, when these have been requested. It must not be inside a `Suspense`, and must render only when the
 * router navigates, because only a transition can wait.
 */
export const PartsFirst = memo(function PartsFirst() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  if (pathname === shown) return null;
  const parts = takePendingParts();
  // `use` would continue this rendering, in which the page still lacks them. This renders the page again.
  if (parts) throw parts;
  return null;
});
