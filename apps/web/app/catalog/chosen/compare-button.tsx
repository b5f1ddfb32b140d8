import type { ProductCard } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { Check } from '../../ui/icons/check.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { chosenFrames } from './chosen-frames.ts';
import { comparePath } from './compare-address.ts';

interface CompareButtonProps {
  product: Pick<ProductCard, 'slug' | 'title'>;
  className?: string;
}

/** Chooses a frame for the comparison. Without scripts a link to a comparison that begins with it. */
export function CompareButton({ product, className }: CompareButtonProps) {
  const chosen = chosenFrames.useHas(product.slug);
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={`Comparar ${product.title}`}
        onClick={() => chosenFrames.toggle(product)}
        className={cx(LOOK, 'noscript:hidden', chosen && 'font-semibold text-ink', className)}
      >
        {chosen ? <Check className="size-4" /> : <Plus className="size-4" />}
        Comparar
      </button>
      <noscript>
        <Link
          to={comparePath([product.slug])}
          aria-label={`Comparar ${product.title}`}
          className={cx(LOOK, className)}
        >
          Comparar
        </Link>
      </noscript>
    </>
  );
}

const LOOK =
  'relative z-1 -ml-2 flex h-11 w-fit items-center gap-1.5 rounded-pill px-2 text-sm text-muted no-underline transition hover:text-ink';
