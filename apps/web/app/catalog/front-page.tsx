import { getShopFront } from '@arquiba/contract/catalog';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { favorAndReturn } from '../favorites/public/favor-by-form.ts';
import { loadFavorites } from '../favorites/public/load-favorites.ts';
import { pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/front-page';
import { CatalogHero } from './catalog-hero.tsx';
import { CompareBar } from './public/compare.ts';
import { ProductRow } from './public/product-row.tsx';
import { SHOP_START } from './public/shop-categories.ts';

const links = () => import('./front-links.tsx');
const CategoryTiles = lazyPart(async () => ({ default: (await links()).CategoryTiles }), {
  preload: true,
});
const NewsletterSection = lazyPart(() => import('../newsletter/public/newsletter-section.tsx'), {
  preload: true,
});
const SportLinks = lazyPart(async () => ({ default: (await links()).SportLinks }), {
  preload: true,
});

export async function loader(args: Route.LoaderArgs) {
  const [front, favorites] = await Promise.all([
    pageCall(args)(getShopFront, {}),
    loadFavorites(args.context.get(callContext)),
  ]);
  return { front, favorites };
}

/** Handles the favourite buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  return favorAndReturn(args);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Loja', face: 'shop', canonicalPath: SHOP_START }, args);
}

/** The start page of the shop. A part without frames is left out. */
export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const { front, favorites } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-10 lg:gap-14">
      <CompareBar />
      <CatalogHero>
        <LinkButton to="/oculos" className="w-fit">
          Ver todos os óculos
        </LinkButton>
      </CatalogHero>
      {front.newest.length === 0 && (
        <EmptyState art="court" action={<LinkButton to="/">Ir para a rede</LinkButton>}>
          As primeiras armações chegam em breve.
        </EmptyState>
      )}
      <CategoryTiles categories={front.categories} promotion={front.promotion} />
      <ProductRow
        {...{ title: 'Lançamentos', products: front.newest, favorites }}
        action={<RowLink to="/oculos">Ver todos</RowLink>}
      />
      <SportLinks sports={front.sports} />
      <ProductRow
        {...{ title: 'Mais vendidos', products: front.bestSelling, favorites }}
        action={<RowLink to="/oculos?ordem=mais-vendidos">Ver mais</RowLink>}
      />
      <ProductRow
        {...{ title: 'Promoções', products: front.promotions, favorites }}
        action={<RowLink to="/oculos/categoria/promocoes">Ver todas</RowLink>}
      />
      <NewsletterSection />
    </div>
  );
}

/** The link beside the heading of a row. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex h-11 items-center font-semibold text-ink underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
