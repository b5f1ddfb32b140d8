import type { ProductCard } from '@arquiba/contract/catalog';
import { listFavorites, setFavoriteNotices } from '@arquiba/contract/favorites';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { FavoriteCard } from '../catalog/public/favorite-card.tsx';
import { withParameter } from '../list-page.ts';
import { LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import type { Page } from '../ui/pages.ts';
import { ProductCardSkeleton } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';

interface FavoriteListProps {
  first: Page<ProductCard>;
  byMail: boolean;
  limit: number;
}

const FAVORITES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4';

/** A removed favourite stays in the list until the page is left, so that it can be restored. */
export function FavoriteList({ first, byMail, limit }: FavoriteListProps) {
  const location = useLocation();
  const pages = usePages({
    name: 'favorites',
    first,
    load: (cursor) => quietCall(listFavorites, { cursor, limit }),
    idOf: ({ id }) => id,
  });
  if (pages.items.length === 0) {
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState art="box" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
          Você ainda não favoritou nenhuma armação.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="noscript:hidden">
        <Notices byMail={byMail} />
      </div>
      <h2 className="sr-only">Óculos favoritos</h2>
      <ul className={FAVORITES}>
        {pages.items.map((product) => (
          <li key={product.id} className="grid min-w-0">
            <FavoriteCard product={product} favorite />
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="favoritos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={
          <div className={FAVORITES}>
            <ProductCardSkeleton />
          </div>
        }
      />
    </div>
  );
}

function Notices({ byMail }: { byMail: boolean }) {
  const [wanted, setWanted] = useState(byMail);
  async function change(next: boolean) {
    setWanted(next);
    try {
      await call(setFavoriteNotices, { byMail: next });
    } catch {
      setWanted(!next);
    }
  }
  return (
    <Checkbox
      label="Avisar por e-mail quando um favorito baixar de preço ou voltar ao estoque"
      checked={wanted}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
