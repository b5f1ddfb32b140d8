import type { CatalogueSort, listProducts as route } from '@arquiba/contract/catalog';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { type CatalogueIndex, catalogueIndex } from './catalogue-index.ts';
import { narrowCatalogue } from './narrow-catalogue.ts';
import { presentProducts } from './public/present-products.ts';
import { findProducts } from './queries.ts';
import { suggestWords } from './suggest-words.ts';
import { familiesIn, searchWords } from './word-index.ts';

/**
 * Filters and counts in memory, and reads the shown frames: two statements, for any choice. A cursor is a
 * position in the order, so that pages stay consistent while the catalogue changes.
 */
export const listProducts: Operation<typeof route> = async (context, input) => {
  const { q = '', cursor, limit, ...choice } = input;
  const index = await catalogueIndex(context.db);
  const scores = searchWords(index.words, q);
  const sort = sortOf(choice.sort, scores);
  const { fits, total, facets } = narrowCatalogue(index, choice, scores);
  const keyOf = keyBy(index, sort, scores);
  const after = afterCursor(index, keyOf, sort, cursor);
  const rows = inOrder(fits, total, keyOf, after).slice(0, limit + 1);
  const page = takePage(rows, limit, (row) => [sort, keyOf(row), String(index.ids[row])]);
  const products = await findProducts(
    context.db,
    page.items.map((row) => String(index.ids[row])),
  );
  const items = await presentProducts(context, products, choice.color ?? familiesIn(q));
  const isUnknown = scores?.every((score) => score === 0) ?? false;
  const suggestions = isUnknown ? suggestWords(index.words, q) : [];
  return { items, nextCursor: page.nextCursor, total, facets, suggestions };
};

type KeyOf = (row: number) => number;

function sortOf(wanted: CatalogueSort | undefined, scores: Uint16Array | null): CatalogueSort {
  if (wanted === undefined) return scores ? 'relevance' : 'newest';
  return wanted === 'relevance' && !scores ? 'newest' : wanted;
}

/**
 * Lists are sorted by it in ascending order; for equal keys the newer frame, which has the smaller row, comes
 * first.
 */
function keyBy(
  { prices, sold }: CatalogueIndex,
  sort: CatalogueSort,
  scores: Uint16Array | null,
): KeyOf {
  const keys: Record<CatalogueSort, KeyOf> = {
    newest: () => 0,
    price: (row) => prices[row] ?? 0,
    '-price': (row) => -(prices[row] ?? 0),
    'best-selling': (row) => -(sold[row] ?? 0),
    relevance: (row) => -(scores?.[row] ?? 0),
  };
  return keys[sort];
}

function afterCursor(
  { ids }: CatalogueIndex,
  keyOf: KeyOf,
  sort: CatalogueSort,
  cursor: string | undefined,
): (row: number) => boolean {
  const place = readCursor(cursor, ['text', 'integer', 'id']);
  if (!place) return () => true;
  const [ofSort, key, id] = place;
  if (ofSort !== sort) throw new ApiError('invalid_cursor');
  const last = BigInt(id);
  return (row) => {
    const own = keyOf(row);
    return own > key || (own === key && (ids[row] ?? 0n) < last);
  };
}

/** Key and row in one number: plain numbers are the fastest to sort. */
function inOrder(
  fits: Uint8Array,
  total: number,
  keyOf: KeyOf,
  after: (row: number) => boolean,
): number[] {
  const size = fits.length;
  const places = new Float64Array(total);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    if (fits[row] === 1 && after(row)) places[count++] = keyOf(row) * size + row;
  }
  const sorted = places.subarray(0, count).sort();
  return Array.from(sorted, (place) => ((place % size) + size) % size);
}
