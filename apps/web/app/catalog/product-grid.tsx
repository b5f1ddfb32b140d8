import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { ProductCard } from '../ui/product-card.tsx';
import { ProductCardSkeleton } from '../ui/skeletons.tsx';

/** The first row of the widest screen is fetched at once. */
const FIRST_ROW = 4;

export function ProductGrid({ products }: { products: Product[] }) {
  return (
    <ul className={GRID}>
      {products.map((product, place) => (
        <li key={product.id} className="grid min-w-0">
          <ProductCard product={product} priority={place < FIRST_ROW} />
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

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4 xl:gap-6';
