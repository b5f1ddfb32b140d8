import type { getShopFront as route } from '@arquiba/contract/catalog';
import type { Operation } from '../platform/calls/operation.ts';
import { type CatalogueIndex, catalogueIndex } from './catalogue-index.ts';
import { narrowCatalogue } from './narrow-catalogue.ts';
import { presentProducts } from './public/present-products.ts';
import { findProducts } from './queries.ts';

const ROW_LENGTH = 4;

/** The start page of the shop. All rows of frames are read in one statement. */
export const getShopFront: Operation<typeof route> = async (context) => {
  const index = await catalogueIndex(context.db);
  const { facets } = narrowCatalogue(index, {}, null);
  const rows = {
    newest: idsOf(index, () => true),
    bestSelling: idsOf(index, (row) => (index.sold[row] ?? 0) > 0, index.sold),
    promotions: idsOf(index, (row) => index.masks.promotion[row] === 1),
  };
  const products = await findProducts(context.db, [...new Set(Object.values(rows).flat())]);
  const cards = await presentProducts(context, products);
  const cardsOf = (ids: string[]) =>
    ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return {
    newest: cardsOf(rows.newest),
    bestSelling: cardsOf(rows.bestSelling),
    promotions: cardsOf(rows.promotions),
    ...{ categories: facets.category, sports: facets.sport, promotion: facets.promotion },
  };
};

/** What is in stock comes first; then by `rank`, then the newest. */
function idsOf(
  { ids, masks }: CatalogueIndex,
  fits: (row: number) => boolean,
  rank?: Int32Array,
): string[] {
  const rows = [...ids.keys()].filter(fits);
  rows.sort(
    (a, b) =>
      (masks.inStock[b] ?? 0) - (masks.inStock[a] ?? 0) || (rank?.[b] ?? 0) - (rank?.[a] ?? 0),
  );
  return rows.slice(0, ROW_LENGTH).map((row) => String(ids[row]));
}
