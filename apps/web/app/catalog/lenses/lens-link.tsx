import { formatBrl } from '@arquiba/brazil/money';
import { LinkButton } from '../../ui/button.tsx';
import { lensesPath } from './lenses-path.ts';

interface LensLinkProps {
  slug: string;
  color: string;
  /** The price of the cheapest lenses. */
  from: number;
}

/** The step between the frame and the cart, for those who want other lenses in it. */
export function LensLink({ slug, color, from }: LensLinkProps) {
  return (
    <div className="grid gap-1.5">
      <LinkButton tone="secondary" size="lg" wide to={lensesPath(slug, color)}>
        Escolher lentes
      </LinkButton>
      <p className="text-center text-sm text-muted">Lentes a partir de {formatBrl(from)}</p>
    </div>
  );
}
