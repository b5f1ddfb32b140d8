import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Face } from './face.ts';

// Links that work as they come: the server writes them, the browser takes them over in its own time.
const footers = () => import('./footers.ts');
const ShopFooter = lazyPart(footers, 'ShopFooter');
const NetworkFooter = lazyPart(footers, 'NetworkFooter');

const ThumbBar = lazyPart(footers, 'MobileFooter');

/** The bar under the thumb. */
export function MobileFooter() {
  return (
    <Suspense>
      <ThumbBar />
    </Suspense>
  );
}

/** The footer of the face. */
export function Footer({ face }: { face: Face }) {
  return <Suspense>{face === 'aro' ? <ShopFooter /> : <NetworkFooter />}</Suspense>;
}
