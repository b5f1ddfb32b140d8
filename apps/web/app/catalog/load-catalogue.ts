import { getShopFront, listProducts } from '@arquiba/contract/catalog';
import { listFavorites } from '@arquiba/contract/favorites';
import { loadFavorites } from '../favorites/public/load-favorites.ts';
import { loadListPage } from '../list-page.ts';
import { callContext } from '../page-context.ts';
import { asksFavorites, PAGE_LENGTH, readQuery } from './catalogue-query.ts';

/** A page of the catalogue, for the choice in `search`. */
export async function loadCatalogue(args: Parameters<typeof loadListPage>[0], search: string) {
  const limit = PAGE_LENGTH;
  const [list, favorites] = await Promise.all([
    loadListPage(args, async (call, place) =>
      asksFavorites(search)
        ? {
            ...(await call(listFavorites, { ...place, limit })),
            ...{ total: null, facets: null, suggestions: [] },
          }
        : call(listProducts, { ...readQuery(search), ...place, limit }),
    ),
    loadFavorites(args.context.get(callContext)),
  ]);
  const { items, nextCursor, total, facets, suggestions } = list;
  const instead = total === 0 ? { suggestions, popular: await loadPopular(args) } : null;
  return { first: { items, nextCursor }, total, facets, favorites, instead };
}

/** Frames for a page without results; none if they cannot be loaded. */
async function loadPopular({ context }: Parameters<typeof loadListPage>[0]) {
  try {
    const { bestSelling, newest } = await context.get(callContext)(getShopFront, {});
    return bestSelling.length > 0 ? bestSelling : newest;
  } catch {
    return [];
  }
}
