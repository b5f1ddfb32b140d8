import type { Face } from '../ui/face.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const footers = () => import('./footers.ts');
const ShopFooter = lazyPart(async () => ({ default: (await footers()).ShopFooter }), {
  preload: true,
});
const NetworkFooter = lazyPart(async () => ({ default: (await footers()).NetworkFooter }), {
  preload: true,
});

/** The bar at the bottom of a phone. */
export const MobileFooter = lazyPart(async () => ({ default: (await footers()).MobileFooter }), {
  preload: true,
});

/** The footer of the brand. */
export function Footer({ face }: { face: Face }) {
  return face === 'aro' ? <ShopFooter /> : <NetworkFooter />;
}
