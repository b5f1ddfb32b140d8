import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { Suspense } from 'react';
import { ProductCardSkeleton } from '../ui/skeletons.tsx';
import { FavoriteCard } from './public/favorite-card.tsx';

/** The pictures of the first row of the widest screen have priority. */
const FIRST_ROW = 4;

interface ProductGridProps {
  products: Product[];
  /** Ids of the favourite products. */
  favorites: readonly string[];
  /** Below another grid: no picture has priority. */
  late?: boolean;
}

export function ProductGrid({ products, favorites, late = false }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {products.map((product, place) => (
        <li key={product.id} className="grid min-w-0">
          {/* Each card hydrates by itself, so that touches are handled in between. */}
          <Suspense>
            <FavoriteCard
              product={product}
              favorite={favorites.includes(product.id)}
              priority={!late && place < FIRST_ROW}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={GRID}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:gap-6';
