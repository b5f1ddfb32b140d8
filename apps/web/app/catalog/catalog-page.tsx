import { listProducts } from '@arquiba/contract/catalog';
import { Link, useLocation, useNavigation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, startOf, withParameter } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { Loading } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { Route } from './+types/catalog-page';
import { CatalogHero } from './catalog-hero.tsx';
import { type FrameShape, isFrameShape, SHAPES_PLURAL } from './frame-words.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ShapeChips } from './shape-chips.tsx';

/** Fills whole rows in two, three and four columns. */
const PAGE = 12;

export async function loader(args: Route.LoaderArgs) {
  const shape = readShape(args.url.search);
  const first = await loadListPage(args, (call, place) =>
    call(listProducts, { ...narrowed(shape), ...place, limit: PAGE }),
  );
  return { first };
}

export function meta(args: Route.MetaArgs) {
  const shape = readShape(args.location.search);
  return pageMeta(
    {
      title: shape ? `Óculos: ${SHAPES_PLURAL[shape]}` : 'Óculos',
      face: 'shop',
      canonicalPath: shape ? `/oculos?formato=${shape}` : '/oculos',
    },
    args,
  );
}

export default function CatalogPage({ loaderData: { first } }: Route.ComponentProps) {
  const location = useLocation();
  const { location: next } = useNavigation();
  const chosen = readShape(next?.pathname === location.pathname ? next.search : location.search);
  const shape = readShape(location.search);
  return (
    <div className="grid grid-cols-1 gap-8">
      <CatalogHero />
      <section aria-labelledby="prateleira" className="grid grid-cols-1 gap-5">
        <h2 id="prateleira" className="display text-3xl">
          {chosen ? SHAPES_PLURAL[chosen] : 'Todas as armações'}
        </h2>
        <ShapeChips current={chosen} />
        {chosen === shape ? (
          <Shelf key={shape} shape={shape} first={first} />
        ) : (
          <Loading label="Carregando os óculos…">
            <ProductGridSkeleton count={PAGE} />
          </Loading>
        )}
      </section>
    </div>
  );
}

type First = Route.ComponentProps['loaderData']['first'];

function Shelf({ shape, first }: { shape: FrameShape | null; first: First }) {
  const location = useLocation();
  const pages = usePages({
    name: `catalog ${shape ?? 'all'}`,
    first,
    load: (cursor) => quietCall(listProducts, { ...narrowed(shape), cursor, limit: PAGE }),
    idOf: ({ id }) => id,
  });
  if (pages.items.length === 0) return <NothingHere shape={shape} />;
  return (
    <>
      {location.search.includes('cursor=') && (
        <Link
          to={startOf(location)}
          className="flex h-11 w-fit items-center font-semibold text-ink underline underline-offset-4"
        >
          Ver desde o início
        </Link>
      )}
      <ProductGrid products={pages.items} />
      <EndOfList
        pages={pages}
        noun="óculos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProductGridSkeleton count={4} />}
      />
    </>
  );
}

function NothingHere({ shape }: { shape: FrameShape | null }) {
  if (!shape) {
    return (
      <EmptyState art="court" action={<LinkButton to="/">Ir para a rede</LinkButton>}>
        Nenhum óculos no catálogo ainda.
      </EmptyState>
    );
  }
  return (
    <EmptyState art="court" action={<LinkButton to="/oculos">Ver todos os óculos</LinkButton>}>
      Nenhum óculos neste formato por enquanto.
    </EmptyState>
  );
}

function readShape(search: string): FrameShape | null {
  const shape = new URLSearchParams(search).get('formato');
  return isFrameShape(shape) ? shape : null;
}

function narrowed(shape: FrameShape | null): { shape?: FrameShape } {
  return shape ? { shape } : {};
}
