import {
  colorFamilies,
  frameCategories,
  frameMaterials,
  frameSexes,
  frameShapes,
  frameSizes,
  frameSports,
  type listProducts,
  type ProductFacets,
  priceBands,
} from '@arquiba/contract/catalog';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { bitsOf, type CatalogueIndex } from './catalogue-index.ts';

export type Choice = Omit<ParsedInputOf<typeof listProducts>, 'q' | 'sort' | 'cursor' | 'limit'>;

interface Facet {
  name: keyof ProductFacets;
  /** A bit for each value of a row. */
  mask: Uint16Array;
  /** The bits that were chosen; none means all. */
  chosen: number;
  counts: Uint32Array;
}

interface Narrowed {
  /** 1 for each matching row. */
  fits: Uint8Array;
  total: number;
  facets: ProductFacets;
}

const VALUES = {
  shape: frameShapes,
  color: colorFamilies,
  material: frameMaterials,
  sex: frameSexes,
  size: frameSizes,
  price: priceBands,
  category: frameCategories,
  sport: frameSports,
} as const;

/**
 * The matching rows, and how many each further choice would leave: a row that fails only one facet counts
 * there, because the counts of a facet ignore its own choice. One pass over the rows.
 */
export function narrowCatalogue(
  index: CatalogueIndex,
  choice: Choice,
  scores: Uint16Array | null,
): Narrowed {
  const facets = facetsOf(index, choice);
  const size = index.ids.length;
  const fits = new Uint8Array(size);
  let total = 0;
  for (let row = 0; row < size; row += 1) {
    if (scores && scores[row] === 0) continue;
    const failed = failedFacet(facets, row);
    if (failed === 'several') continue;
    if (failed) {
      count(failed, row);
      continue;
    }
    fits[row] = 1;
    total += 1;
    for (const facet of facets) count(facet, row);
  }
  return { fits, total, facets: presentFacets(facets) };
}

function failedFacet(facets: Facet[], row: number): Facet | null | 'several' {
  let failed: Facet | null = null;
  for (const facet of facets) {
    if (facet.chosen === 0 || ((facet.mask[row] ?? 0) & facet.chosen) !== 0) continue;
    if (failed) return 'several';
    failed = facet;
  }
  return failed;
}

function count({ mask, counts }: Facet, row: number): void {
  for (let bits = mask[row] ?? 0; bits !== 0; bits &= bits - 1) {
    const value = 31 - Math.clz32(bits & -bits);
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function facetsOf({ masks }: CatalogueIndex, choice: Choice): Facet[] {
  const inStock = choice.inStock === 'true';
  const color = bitsOf(colorFamilies, choice.color);
  const facet = (name: Facet['name'], mask: Uint16Array, chosen: number): Facet => ({
    ...{ name, mask, chosen },
    counts: new Uint32Array(16),
  });
  return [
    facet('shape', masks.shape, bitsOf(frameShapes, choice.shape)),
    // With 'blue' and 'in stock', the blue variant itself must be in stock.
    facet('color', inStock ? masks.colorInStock : masks.color, color),
    facet('material', masks.material, bitsOf(frameMaterials, choice.material)),
    facet('sex', masks.sex, bitsOf(frameSexes, choice.sex)),
    facet('size', masks.size, bitsOf(frameSizes, choice.size)),
    facet('price', masks.price, bitsOf(priceBands, choice.price)),
    facet('category', masks.category, bitsOf(frameCategories, choice.category)),
    facet('sport', masks.sport, bitsOf(frameSports, choice.sport)),
    facet(
      'inStock',
      color !== 0 && !inStock
        ? masks.colorInStock.map((families) => Number((families & color) !== 0))
        : masks.inStock,
      Number(inStock),
    ),
    facet('promotion', masks.promotion, Number(choice.promotion === 'true')),
  ];
}

function presentFacets(facets: Facet[]): ProductFacets {
  return Object.fromEntries(
    facets.map(({ name, counts }) => [
      name,
      name === 'inStock' || name === 'promotion'
        ? counts[0]
        : Object.fromEntries(VALUES[name].map((value, bit) => [value, counts[bit]])),
    ]),
  ) as ProductFacets;
}
