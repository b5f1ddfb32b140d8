import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { Suspense } from 'react';
import { ProductCardSkeleton } from '../ui/skeletons.tsx';
import { FavoriteCard } from './public/favorite-card.tsx';

/** The first row of the widest screen is fetched at once. */
const FIRST_ROW = 4;

interface ProductGridProps {
  products: Product[];
  /** Ids of those whose heart is full. */
  favorites: readonly string[];
  /** Below another grid: nothing is urgent. */
  late?: boolean;
}

export function ProductGrid({ products, favorites, late = false }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {products.map((product, place) => (
        <li key={product.id} className="grid min-w-0">
          {/* Hydrated one by one, so that a touch is handled in between. */}
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
