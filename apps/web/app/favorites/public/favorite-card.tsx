import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { ProductCard } from '../../catalog/public/product-card.tsx';
import { favoriteToggles } from './favorite-toggles.ts';

interface FavoriteCardProps {
  product: Product;
  /** According to the server. */
  favorite: boolean;
  priority?: boolean;
}

/** A product card with a favourite button. */
export function FavoriteCard({ product, favorite: loaded, priority = false }: FavoriteCardProps) {
  const favorite = favoriteToggles.use(product.id, loaded);
  return (
    <ProductCard
      product={product}
      priority={priority}
      favorite={favorite}
      onToggleFavorite={() => void favoriteToggles.set(product.id, !favorite)}
    />
  );
}
