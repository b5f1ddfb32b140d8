import {
  frameMaterials,
  frameSexes,
  frameShapes,
  frameSizes,
  priceBandOf,
  priceBands,
  sizeOf,
} from '@arquiba/contract/catalog';
import type { Database } from '../platform/database/database.ts';
import type { DatabaseListener } from '../platform/database/database-listener.ts';
import { type IndexedRow, loadCatalogue } from './index-queries.ts';
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

/** As many frames as are read one by one; where more change at once, all of them are read anew. */
const FEW = 100;

/** Of a database that tells when it changes; of others nothing is kept. */
interface Kept {
  index: Promise<CatalogueIndex> | null;
  until: number;
  /** Frames that are no longer as `index` has them, and will be before it is given to anybody. */
  changed: Set<string>;
}

const allKept = new WeakMap<Database, Kept>();

/** From memory while it is known to be right, else read anew. */
export function catalogueIndex(db: Database): Promise<CatalogueIndex> {
  const kept = allKept.get(db);
  if (!kept) return readIndex(db);
  const now = performance.now();
  if (kept.index && now <= kept.until) return kept.index;
  forgetIndex(db);
  kept.until = now + TRUSTED_MS;
  return keep(kept, readIndex(db));
}

/** Right after a change of this process: its next list has it. */
export function forgetIndex(db: Database): void {
  const kept = allKept.get(db);
  if (kept) Object.assign(kept, { index: null, changed: new Set() });
}

/** Keeps the index from now on; the database tells when all of it, or a frame of it, changes. */
export async function watchCatalogue(db: Database, listener: DatabaseListener): Promise<void> {
  allKept.set(db, { index: null, until: 0, changed: new Set() });
  const forget = () => forgetIndex(db);
  const change = (id: string) => (id === '' ? forget() : renewEntry(db, id));
  await listener.listen('catalogue', change, forget);
}

/** What is told together is read together; whoever asks for the index next waits for it. */
function renewEntry(db: Database, id: string): void {
  const kept = allKept.get(db);
  if (!kept?.index) return;
  const { changed, index } = kept;
  changed.add(id);
  if (changed.size > 1) return;
  const renewed = index.then((known) => {
    const ids = [...changed];
    changed.clear();
    return ids.length > FEW ? readIndex(db) : readEntries(db, known, ids);
  });
  keep(kept, renewed);
}

function keep(kept: Kept, index: Promise<CatalogueIndex>): Promise<CatalogueIndex> {
  kept.index = index;
  index.catch(() => {
    if (kept.index === index) kept.index = null;
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
  const size = rows.length;
  const masks = Object.fromEntries(
    MASKS.map((name) => [name, new Uint16Array(size)]),
  ) as CatalogueIndex['masks'];
  const ids = BigInt64Array.from(rows, ({ id }) => BigInt(id));
  const [prices, sold] = [new Int32Array(size), new Int32Array(size)];
  const index = { ids, masks, prices, sold, words: indexWords(rows) };
  for (const [at, row] of rows.entries()) setEntry(index, at, row);
  return index;
}

/** All of a frame but its words. */
function setEntry({ masks, prices, sold }: CatalogueIndex, at: number, row: IndexedRow): void {
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

function bitOf<T>(values: readonly T[], value: T): number {
  return 1 << values.indexOf(value);
}

/** All of them at once. */
export function bitsOf<T>(values: readonly T[], chosen: readonly T[] | undefined): number {
  return (chosen ?? []).reduce((bits, value) => bits | bitOf(values, value), 0);
}
