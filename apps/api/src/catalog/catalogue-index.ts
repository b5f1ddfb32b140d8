import {
  frameMaterials,
  frameSexes,
  frameShapes,
  frameSizes,
  priceBandOf,
  priceBands,
  sizeOf,
} from '@arquiba/contract/catalog';
import type { Database, Queryable } from '../platform/database.ts';
import type { DatabaseListener } from '../platform/database-listener.ts';
import { loadCatalogue } from './index-queries.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** What the catalogue is filtered and sorted by, a row for each frame, the newest first. */
export interface CatalogueIndex {
  ids: BigInt64Array;
  /** A bit for each value of a facet, in the order of the contract's lists. */
  masks: Record<MaskName, Uint16Array>;
  prices: Int32Array;
  sold: Int32Array;
  words: WordIndex;
}

const MASKS = [
  'shape',
  'color',
  'colorInStock',
  'material',
  'sex',
  'size',
  'price',
  'inStock',
  'promotion',
] as const;
type MaskName = (typeof MASKS)[number];

/** For what no notice tells, as units sold, and for notices that were lost. */
const TRUSTED_MS = 5 * 60_000;

interface Kept {
  index: Promise<CatalogueIndex> | null;
  until: number;
  /** Nothing is kept where nobody would hear that it changed. */
  watched: boolean;
}

const keptOf = new WeakMap<Queryable, Kept>();

/** From memory while it is known to be right, else read anew. */
export function catalogueIndex(db: Database): Promise<CatalogueIndex> {
  const kept = keptOf.get(db);
  if (!kept?.watched) return readIndex(db);
  const now = performance.now();
  if (kept.index === null || now > kept.until) {
    const index = readIndex(db);
    kept.index = index;
    kept.until = now + TRUSTED_MS;
    index.catch(() => {
      if (kept.index === index) kept.index = null;
    });
  }
  return kept.index;
}

/** Right after a change of this process: its next list has it. */
export function forgetIndex(db: Queryable): void {
  const kept = keptOf.get(db);
  if (kept) kept.index = null;
}

/** Keeps the index from now on; the database tells when it changes. */
export async function watchCatalogue(db: Database, listener: DatabaseListener): Promise<void> {
  keptOf.set(db, { index: null, until: 0, watched: true });
  const forget = () => forgetIndex(db);
  await listener.listen('catalogue', forget, forget);
}

async function readIndex(db: Database): Promise<CatalogueIndex> {
  const rows = await loadCatalogue(db);
  const size = rows.length;
  const masks = Object.fromEntries(
    MASKS.map((name) => [name, new Uint16Array(size)]),
  ) as CatalogueIndex['masks'];
  const ids = new BigInt64Array(size);
  const [prices, sold] = [new Int32Array(size), new Int32Array(size)];
  for (const [at, row] of rows.entries()) {
    ids[at] = BigInt(row.id);
    prices[at] = row.price;
    sold[at] = row.sold;
    masks.shape[at] = bitOf(frameShapes, row.shape);
    masks.material[at] = bitOf(frameMaterials, row.material);
    masks.sex[at] = bitOf(frameSexes, row.sex);
    masks.size[at] = bitOf(frameSizes, sizeOf(row.lensWidth));
    masks.price[at] = bitOf(priceBands, priceBandOf(row.price));
    masks.promotion[at] = Number(row.promotion);
    masks.color[at] = row.families;
    masks.colorInStock[at] = row.familiesInStock;
    masks.inStock[at] = Number(row.familiesInStock !== 0);
  }
  return { ids, masks, prices, sold, words: indexWords(rows) };
}

function bitOf<T>(values: readonly T[], value: T): number {
  return 1 << values.indexOf(value);
}

/** All of them at once. */
export function bitsOf<T>(values: readonly T[], chosen: readonly T[] | undefined): number {
  return (chosen ?? []).reduce((bits, value) => bits | bitOf(values, value), 0);
}
