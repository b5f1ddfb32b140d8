import type { ProductCard as Product } from '@arquiba/contract/catalog';
import { favoriteToggles } from '../../favorites/public/favorite-toggles.ts';
import { ProductCard } from './product-card.tsx';

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
