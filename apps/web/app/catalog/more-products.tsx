import { listProducts, type ProductCard } from '@arquiba/contract/catalog';
import { listFavorites } from '@arquiba/contract/favorites';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { withParameter } from '../list-page.ts';
import { EndOfList } from '../ui/end-of-list.tsx';
import type { Page } from '../ui/pages.ts';
import { usePages } from '../ui/use-pages.ts';
import { asksFavorites, readQuery } from './catalogue-query.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

interface MoreProductsProps {
  first: Page<ProductCard>;
  favorites: readonly string[];
  limit: number;
  /** The choice whose pages are loaded. */
  search: string;
}

/** The pages after the first, loaded while scrolling; a link without scripts. */
export function MoreProducts({ first, favorites, limit, search }: MoreProductsProps) {
  const location = useLocation();
  const pages = usePages<ProductCard>({
    name: `catalog ${search}`,
    first,
    load: (cursor) =>
      asksFavorites(search)
        ? quietCall(listFavorites, { cursor, limit })
        : quietCall(listProducts, { ...readQuery(search), cursor, limit }),
    idOf: ({ id }) => id,
  });
  const shown = new Set(first.items.map(({ id }) => id));
  const more = pages.items.filter(({ id }) => !shown.has(id));
  return (
    <>
      {more.length > 0 && <ProductGrid products={more} favorites={favorites} late />}
      <EndOfList
        pages={pages}
        noun="óculos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProductGridSkeleton count={4} />}
      />
    </>
  );
}
