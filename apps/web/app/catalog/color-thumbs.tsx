import type { Product } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import type { ProductColor } from './chosen-color.ts';
import { colorPath } from './public/color-address.ts';

interface ColorThumbsProps {
  product: Product;
  chosen: ProductColor | undefined;
}

/** For a frame with one view of each colour: its colours as pictures. */
export function ColorThumbs({ product, chosen }: ColorThumbsProps) {
  return (
    <nav aria-label="Fotos por cor" className="max-lg:px-4">
      <ul className={cx('grid gap-3', columnsFor(product.colors.length))}>
        {product.colors.map((color) => (
          <li key={color.id}>
            <Link
              to={colorPath(product, color.color)}
              replace
              preventScrollReset
              aria-label={`Foto na cor ${color.color}`}
              aria-current={color.id === chosen?.id ? 'true' : undefined}
              className="stage block aspect-[4/3] overflow-clip rounded-card border border-line transition hover:border-edge aria-[current]:border-ink aria-[current]:outline-1 aria-[current]:outline-ink focus-visible:outline-3 focus-visible:outline-orange-ink"
            >
              {color.image && (
                <Picture
                  file={{ ...color.image, alt: '' }}
                  sizes="160px"
                  fit="contain"
                  className="bg-transparent"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Avoids a single thumbnail in the last row, and thumbnails too small to touch. */
function columnsFor(count: number): string {
  if (count <= 4) return 'grid-cols-4 md:grid-cols-6 lg:grid-cols-4';
  return count === 5 ? 'grid-cols-5' : 'grid-cols-4 md:grid-cols-6';
}
