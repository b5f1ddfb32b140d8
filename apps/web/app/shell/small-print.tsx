import { brand } from '@arquiba/contract/brand';
import type { Face } from '../ui/face.ts';

/** The current year and the name of the brand. */
export function SmallPrint({ face }: { face: Face }) {
  const { name, slogan } = face === 'aro' ? brand.shop : brand.network;
  return (
    <p className="text-sm text-muted">
      © {new Date().getFullYear()} {name}. {slogan}
    </p>
  );
}
