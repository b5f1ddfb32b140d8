import type { ProductCard as Product } from '@arquiba/contract/catalog';
import type { ReactNode } from 'react';
import { FavoriteCard } from './favorite-card.tsx';
import { ProductCard } from './product-card.tsx';

interface ProductRowProps {
  title: string;
  products: Product[];
  /** Ids of the favourite products; without it there are no favourite buttons. */
  favorites?: readonly string[];
  /** A link beside the title. */
  action?: ReactNode;
}

/** A row of products with a heading; on a phone it scrolls sideways. Renders nothing without products. */
export function ProductRow({ title, products, favorites, action }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="display text-2xl">{title}</h2>
        {action}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 xl:gap-6">
        {products.map((product) => (
          <li key={product.id} className="grid min-w-0">
            {favorites ? (
              <FavoriteCard product={product} favorite={favorites.includes(product.id)} />
            ) : (
              <ProductCard product={product} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
