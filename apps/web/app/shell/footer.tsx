import { lazy, Suspense } from 'react';
import type { Face } from './face.ts';

// Links that work as they come: the server writes them, the browser takes them over in its own time.
const footers = () => import('./footers.ts');
const ShopFooter = import.meta.env.SSR
  ? (await footers()).ShopFooter
  : lazy(async () => ({ default: (await footers()).ShopFooter }));
const NetworkFooter = import.meta.env.SSR
  ? (await footers()).NetworkFooter
  : lazy(async () => ({ default: (await footers()).NetworkFooter }));

const ThumbBar = import.meta.env.SSR
  ? (await footers()).MobileFooter
  : lazy(async () => ({ default: (await footers()).MobileFooter }));

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
