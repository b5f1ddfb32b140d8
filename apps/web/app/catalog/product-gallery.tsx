import type { Product } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { FrameOutline } from '../ui/frame-outline.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ProductColor } from './chosen-color.ts';
import { colorPath } from './public/color-address.ts';

interface ProductGalleryProps {
  product: Product;
  chosen: ProductColor | undefined;
}

/** A large picture of the chosen colour, and thumbnails of all colours as links. */
export function ProductGallery({ product, chosen }: ProductGalleryProps) {
  return (
    <div className="grid content-start gap-3 max-lg:-mx-4 max-lg:-mt-6">
      <div className="stage aspect-[4/3] overflow-clip max-lg:border-b max-lg:border-line lg:rounded-lg lg:border lg:border-line">
        {chosen?.image ? (
          <Picture
            key={chosen.id}
            file={chosen.image}
            sizes="(min-width: 1288px) 670px, (min-width: 900px) 54vw, 100vw"
            priority
            fit="contain"
            className="bg-transparent"
          />
        ) : (
          <FrameOutline className="absolute inset-0 m-auto w-3/5 text-night/40" />
        )}
      </div>
      {product.colors.length > 1 && <Thumbnails product={product} chosen={chosen} />}
    </div>
  );
}

function Thumbnails({ product, chosen }: ProductGalleryProps) {
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
