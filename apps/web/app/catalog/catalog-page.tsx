import { listProducts } from '@arquiba/contract/catalog';
import { listFavorites } from '@arquiba/contract/favorites';
import { Link, useLocation, useNavigation } from 'react-router';
import { favorAndReturn } from '../favorites/public/favor-by-form.ts';
import { loadFavorites } from '../favorites/public/load-favorites.ts';
import { loadListPage } from '../list-page.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Loading } from '../ui/skeletons.tsx';
import type { Route } from './+types/catalog-page';
import { CatalogHero } from './catalog-hero.tsx';
import { asksFavorites, onlyShape, readQuery, typedIn, withOnly } from './catalogue-query.ts';
import { SHAPES_PLURAL } from './frame-words.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const tools = () => import('./catalogue-tools.ts');
const CatalogueToolbar = lazyPart(async () => ({ default: (await tools()).CatalogueToolbar }), {
  preload: true,
  fallback: () => <div className="h-26" />,
});
const FilterPanel = lazyPart(async () => ({ default: (await tools()).FilterPanel }), {
  preload: true,
  fallback: () => <div />,
});
const MoreProducts = lazyPart(async () => ({ default: (await tools()).MoreProducts }), {
  preload: true,
});
const ShapeChips = lazyPart(async () => ({ default: (await tools()).ShapeChips }), {
  preload: true,
  fallback: () => <div className="h-11 max-lg:h-13" />,
});
const NothingHere = lazyPart(async () => ({ default: (await tools()).NothingHere }), {
  preload: true,
});

/** Fills whole rows with two or three columns. */
const PAGE = 12;

export async function loader(args: Route.LoaderArgs) {
  const { search } = args.url;
  const [list, favorites] = await Promise.all([
    loadListPage(args, async (call, place) =>
      asksFavorites(search)
        ? { ...(await call(listFavorites, { ...place, limit: PAGE })), total: null, facets: null }
        : call(listProducts, { ...readQuery(search), ...place, limit: PAGE }),
    ),
    loadFavorites(args.context.get(callContext)),
  ]);
  const { items, nextCursor, total, facets } = list;
  return { first: { items, nextCursor }, total, facets, favorites };
}

/** Handles the favourite buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  return favorAndReturn(args);
}

export function meta(args: Route.MetaArgs) {
  const { search } = args.location;
  const shape = onlyShape(search);
  const special = typedIn(search) !== '' || asksFavorites(search);
  const title = shape ? `Óculos: ${SHAPES_PLURAL[shape]}` : 'Óculos';
  return pageMeta(
    {
      title: special ? titleOf(search) : title,
      face: 'shop',
      ...(special && { hidden: true }),
      canonicalPath: shape ? `/oculos?formato=${shape}` : '/oculos',
    },
    args,
  );
}

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { first, total, facets, favorites } = loaderData;
  const location = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === location.pathname ? next : location;
  const waiting = search !== location.search;
  const shape = onlyShape(search);
  return (
    <div className="grid grid-cols-1 gap-8">
      <CatalogHero aside={search !== ''} />
      <section aria-labelledby="prateleira" className="grid grid-cols-1 gap-5">
        <h2 id="prateleira" className="display text-3xl">
          {titleOf(search)}
        </h2>
        <ShapeChips search={search} current={shape} />
        {facets && total !== null && (
          <CatalogueToolbar search={search} total={waiting ? null : total} />
        )}
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[232px_minmax(0,1fr)]">
          {facets && total !== null ? (
            <FilterPanel search={search} facets={facets} total={total} />
          ) : (
            <div className="max-lg:hidden" />
          )}
          <div className="grid min-w-0 grid-cols-1 gap-3 sm:gap-4 xl:gap-6">
            {waiting ? (
              <Loading label="Carregando os óculos…">
                <ProductGridSkeleton count={PAGE} />
              </Loading>
            ) : (
              <>
                {search.includes('cursor=') && (
                  <Link
                    to={withOnly(search, 'cursor', null)}
                    className="flex h-11 w-fit items-center font-semibold text-ink underline underline-offset-4"
                  >
                    Ver desde o início
                  </Link>
                )}
                <ProductGrid products={first.items} favorites={favorites} />
                {first.items.length === 0 ? (
                  <NothingHere search={search} />
                ) : (
                  <MoreProducts key={search} first={first} favorites={favorites} limit={PAGE} />
                )}
              </>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

function titleOf(search: string): string {
  if (asksFavorites(search)) return 'Favoritos';
  const [typed, shape] = [typedIn(search), onlyShape(search)];
  if (typed) return `Busca por “${typed}”`;
  return shape ? SHAPES_PLURAL[shape] : 'Todas as armações';
}
