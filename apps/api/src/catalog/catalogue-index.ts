import {
  frameCategories,
  frameMaterials,
  frameSexes,
  frameShapes,
  frameSizes,
  frameSports,
  priceBandOf,
  priceBands,
  sizeOf,
} from '@arquiba/contract/catalog';
import type { Database } from '../platform/database/database.ts';
import type { DatabaseListener } from '../platform/database/database-listener.ts';
import { type IndexedRow, loadCatalogue, loadMeanings } from './index-queries.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** The index by which the catalogue is filtered and sorted: a row for each frame, the newest first. */
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
  'category',
  'sport',
  'inStock',
  'promotion',
] as const;
type MaskName = (typeof MASKS)[number];

/** Covers changes without a notification, such as sold units, and lost notifications. */
const TRUSTED_MS = 5 * 60_000;

/**
 * Up to this many changed frames are read on their own; if more change at once, the whole index is read
 * again.
 */
const FEW = 100;

/** The cached index of a database that notifies changes; for others nothing is cached. */
interface Cached {
  index: Promise<CatalogueIndex> | null;
  until: number;
  /** Changed frames, which are read again before `index` resolves. */
  changed: Set<string>;
}

const caches = new WeakMap<Database, Cached>();

/** From the cache while it is valid, otherwise read again. */
export function catalogueIndex(db: Database): Promise<CatalogueIndex> {
  const cached = caches.get(db);
  if (!cached) return readIndex(db);
  const now = performance.now();
  if (cached.index && now <= cached.until) return cached.index;
  forgetIndex(db);
  cached.until = now + TRUSTED_MS;
  return keep(cached, readIndex(db));
}

/** Call it right after a change by this process, so that its next list shows the change. */
export function forgetIndex(db: Database): void {
  const cached = caches.get(db);
  if (cached) Object.assign(cached, { index: null, changed: new Set() });
}

/** Caches the index from now on; the database notifies when all of it, or one frame, changes. */
export async function watchCatalogue(db: Database, listener: DatabaseListener): Promise<void> {
  caches.set(db, { index: null, until: 0, changed: new Set() });
  const forget = () => forgetIndex(db);
  const change = (id: string) => (id === '' ? forget() : renewEntry(db, id));
  await listener.listen('catalogue', change, forget);
}

/** Frames notified at the same time are read in one batch; the next caller of the index waits for it. */
function renewEntry(db: Database, id: string): void {
  const cached = caches.get(db);
  if (!cached?.index) return;
  const { changed, index } = cached;
  changed.add(id);
  if (changed.size > 1) return;
  const renewed = index.then((known) => {
    const ids = [...changed];
    changed.clear();
    return ids.length > FEW ? readIndex(db) : readEntries(db, known, ids);
  });
  keep(cached, renewed);
}

function keep(cached: Cached, index: Promise<CatalogueIndex>): Promise<CatalogueIndex> {
  cached.index = index;
  index.catch(() => {
    if (cached.index === index) cached.index = null;
  });
  return index;
}

async function readEntries(
  db: Database,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<CatalogueIndex> {
  for (const row of await loadCatalogue(db, ids)) {
    const at = index.ids.indexOf(BigInt(row.id));
    if (at >= 0) setEntry(index, at, row);
  }
  return index;
}

async function readIndex(db: Database): Promise<CatalogueIndex> {
  const rows = await loadCatalogue(db);
  const words = indexWords(rows, await loadMeanings(db));
  const size = rows.length;
  const masks = Object.fromEntries(
    MASKS.map((name) => [name, new Uint16Array(size)]),
  ) as CatalogueIndex['masks'];
  const ids = BigInt64Array.from(rows, ({ id }) => BigInt(id));
  const [prices, sold] = [new Int32Array(size), new Int32Array(size)];
  const index = { ids, masks, prices, sold, words };
  for (const [at, row] of rows.entries()) setEntry(index, at, row);
  return index;
}

/** Everything of a frame except its words. */
function setEntry({ masks, prices, sold }: CatalogueIndex, at: number, row: IndexedRow): void {
  prices[at] = row.price;
  sold[at] = row.sold;
  masks.shape[at] = bitOf(frameShapes, row.shape);
  masks.material[at] = bitOf(frameMaterials, row.material);
  masks.sex[at] = bitOf(frameSexes, row.sex);
  masks.size[at] = bitOf(frameSizes, sizeOf(row.lensWidth));
  masks.price[at] = bitOf(priceBands, priceBandOf(row.price));
  masks.category[at] = bitsOf(frameCategories, row.categories);
  masks.sport[at] = bitsOf(frameSports, row.sports);
  masks.promotion[at] = Number(row.promotion);
  masks.color[at] = row.families;
  masks.colorInStock[at] = row.familiesInStock;
  masks.inStock[at] = Number(row.familiesInStock !== 0);
}

function bitOf<T>(values: readonly T[], value: T): number {
  return 1 << values.indexOf(value);
}

/** The bits of all chosen values. */
export function bitsOf<T>(values: readonly T[], chosen: readonly T[] | undefined): number {
  return (chosen ?? []).reduce((bits, value) => bits | bitOf(values, value), 0);
}
