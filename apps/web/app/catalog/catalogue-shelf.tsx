import { lazyPart } from '../ui/lazy-part.tsx';
import { Loading } from '../ui/skeletons.tsx';
import { onlyShape, PAGE_LENGTH, RESULTS_ID } from './catalogue-query.ts';
import type { loadCatalogue } from './load-catalogue.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { CompareBar } from './public/compare.ts';

const tools = () => import('./catalogue-tools.ts');
const CatalogueToolbar = lazyPart(async () => ({ default: (await tools()).CatalogueToolbar }), {
  preload: true,
  fallback: () => <div className="h-26" />,
});
const FilterPanel = lazyPart(async () => ({ default: (await tools()).FilterPanel }), {
  preload: true,
  fallback: () => <div />,
});
const FromStart = lazyPart(async () => ({ default: (await tools()).FromStart }), {
  preload: true,
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

interface CatalogueShelfProps {
  /** The choice of the page, or of the page that is loading. */
  search: string;
  title: string;
  loaded: Awaited<ReturnType<typeof loadCatalogue>>;
  /** Whether the results of another choice are loading. */
  waiting?: boolean;
}

/** Filters, order and results: the catalogue and its categories. */
export function CatalogueShelf({ search, title, loaded, waiting = false }: CatalogueShelfProps) {
  const { first, total, facets, favorites, instead } = loaded;
  const shape = onlyShape(search);
  return (
    <section aria-labelledby="prateleira" className="grid grid-cols-1 gap-5">
      <CompareBar />
      <h2 id="prateleira" className="display text-3xl">
        {title}
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
        <div
          id={RESULTS_ID}
          className="grid min-w-0 scroll-mt-18 grid-cols-1 gap-3 sm:gap-4 lg:scroll-mt-24 xl:gap-6"
        >
          {waiting ? (
            <Loading label="Carregando os óculos…">
              <ProductGridSkeleton count={PAGE_LENGTH} />
            </Loading>
          ) : (
            <>
              <FromStart />
              <ProductGrid products={first.items} favorites={favorites} />
              {first.items.length === 0 ? (
                <NothingHere {...{ search, instead, favorites }} />
              ) : (
                <MoreProducts key={search} {...{ first, favorites, search }} limit={PAGE_LENGTH} />
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
