import { useLocation, useNavigation } from 'react-router';
import { favorAndReturn } from '../favorites/public/favor-by-form.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/catalog-page';
import { asksFavorites, onlyCategory, onlyShape, typedIn } from './catalogue-query.ts';
import { CatalogueShelf } from './catalogue-shelf.tsx';
import { SHAPES_PLURAL } from './frame-words.ts';
import { loadCatalogue } from './load-catalogue.ts';

// Only shown, so its code may come late.
const CatalogHero = lazyPart(
  async () => ({ default: (await import('./catalog-hero.tsx')).CatalogHero }),
  { preload: true },
);

export async function loader(args: Route.LoaderArgs) {
  return loadCatalogue(args, args.url.search);
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
  const shapePath = shape ? `/oculos?formato=${shape}` : '/oculos';
  return pageMeta(
    {
      title: special ? titleOf(search) : title,
      face: 'shop',
      ...(special && { hidden: true }),
      canonicalPath: onlyCategory(search)?.path ?? shapePath,
    },
    args,
  );
}

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === location.pathname ? next : location;
  return (
    <div className="grid grid-cols-1 gap-8">
      <CatalogHero aside={search !== ''} />
      <CatalogueShelf
        search={search}
        title={titleOf(search)}
        loaded={loaderData}
        waiting={search !== location.search}
      />
    </div>
  );
}

function titleOf(search: string): string {
  if (asksFavorites(search)) return 'Favoritos';
  const [typed, shape] = [typedIn(search), onlyShape(search)];
  if (typed) return `Busca por “${typed}”`;
  return shape ? SHAPES_PLURAL[shape] : (onlyCategory(search)?.name ?? 'Todas as armações');
}
