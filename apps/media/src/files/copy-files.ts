import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { CopyFile } from '@arquiba/media-contract/provider-files';
import type pg from 'pg';
import { coversSlug } from '../access/permissions.ts';
import type { Space } from '../access/space-claim.ts';
import { giveSpaceBack, reserveSpace } from '../accounts/quota.ts';
import { giveRoomBack, takeRoom } from '../accounts/space.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import type { PlaceableContent } from '../storage/storage.ts';
import { storing } from '../storage/storing.ts';
import { findVideos, putVideo, type VideoRow } from '../video/queries.ts';
import { type Copying, discardCopy, keepCopy, prepareCopy } from './copy-content.ts';
import { applyChanges } from './file-changes.ts';
import { type FileRow, findFiles, putFile } from './queries.ts';

/** A copy, and what the caller may do at its destination. */
export interface CopyOrder extends CopyFile {
  mayOverwrite: boolean;
  /** Those a copy may have; null for any. */
  writableTags: readonly string[] | null;
  /** What the copy counts for besides the account. */
  space: Space | null;
}

/** What became of an order: its size, or why it was not carried out. */
export interface CopyOutcome {
  order: CopyOrder;
  bytes: number;
  failure: MediaError | null;
}

interface Step {
  order: CopyOrder;
  copying: Copying | null;
  failure: MediaError | null;
}

/**
 * Carries orders out in one transaction, which does not wait for bytes. One that cannot be carried out
 * leaves the others alone. `note` says what was done, in the same transaction.
 */
export async function copyFiles(
  services: MediaServices,
  accountId: string,
  orders: readonly CopyOrder[],
  note: (client: pg.PoolClient, outcomes: CopyOutcome[]) => Promise<void> = async () => {},
): Promise<CopyOutcome[]> {
  const steps = await prepare(services, accountId, orders);
  try {
    const etags = steps.flatMap(({ copying }) => (copying ? videoEtagOf(copying.original) : []));
    const videos = await findVideos(services.pool, accountId, etags);
    const { outcomes, unused } = await storing(services, async (client, keep) => {
      const placed = await settleAll(await placing(services, client, accountId, steps, keep));
      const outcomes: CopyOutcome[] = [];
      const unused: string[] = [];
      const copied = new Set<string>();
      for (const { order, file, failure } of placed) {
        const outcome = { order, bytes: file?.size ?? 0, failure };
        outcomes.push(outcome);
        if (!file) continue;
        try {
          unused.push(...(await writeRow(client, accountId, order, file)));
          for (const etag of videoEtagOf(file)) copied.add(etag);
        } catch (error) {
          if (!(error instanceof MediaError)) throw error;
          Object.assign(outcome, { bytes: 0, failure: error });
          unused.push(...keysOf(file));
        }
      }
      await holdVideos(client, accountId, videos, copied);
      await note(client, outcomes);
      return { outcomes, unused };
    });
    await deleteContent(services, unused);
    return outcomes;
  } finally {
    for (const { copying } of steps) if (copying) await discardCopy(copying);
  }
}

/** Looks which orders can be carried out, and brings the content of these on its way. */
async function prepare(
  { pool, storage }: MediaServices,
  accountId: string,
  orders: readonly CopyOrder[],
): Promise<Step[]> {
  const paths = orders.flatMap(({ source, destination }) => [source, destination]);
  const known = byPath(await findFiles(pool, accountId, paths));
  const prepared: Step[] = [];
  async function begin(order: CopyOrder): Promise<void> {
    const original = known.get(order.source);
    const isTaken = known.has(order.destination) && !order.mayOverwrite;
    const failure = original ? (isTaken ? taken(order) : faultOf(order, original)) : missing(order);
    const again = async () => (await findFiles(pool, accountId, [order.source]))[0] ?? null;
    const copying = original && !failure ? await prepareCopy(storage, original, again) : null;
    prepared.push({ order, copying, failure: copying ? null : (failure ?? missing(order)) });
  }
  try {
    await settleAll(orders.map(begin));
  } catch (error) {
    for (const { copying } of prepared) if (copying) await discardCopy(copying);
    throw error;
  }
  return prepared.sort((one, other) => orders.indexOf(one.order) - orders.indexOf(other.order));
}

interface Placed {
  order: CopyOrder;
  file: FileRow | null;
  failure: MediaError | null;
}

/** Gives each copy its place and its description, where the original is there still. */
async function placing(
  { storage }: MediaServices,
  client: pg.PoolClient,
  accountId: string,
  steps: readonly Step[],
  keep: (content: PlaceableContent) => Promise<string>,
): Promise<Promise<Placed>[]> {
  const sources = steps.map(({ order }) => order.source);
  const known = byPath(await findFiles(client, accountId, sources));
  return steps.map(async ({ order, copying, failure }) => {
    const now = known.get(order.source);
    if (!copying || !now) return { order, file: null, failure: failure ?? missing(order) };
    const isSame = now.storageKey === copying.original.storageKey;
    const again = async () => (await findFiles(client, accountId, [order.source]))[0] ?? null;
    try {
      const current = isSame ? { ...copying, original: now } : copying;
      const file = await keepCopy(storage, current, again, keep);
      if (!file) return { order, file, failure: missing(order) };
      return { order, file: describe(order, file), failure: null };
    } catch (error) {
      if (!(error instanceof MediaError) || error.status >= 500) throw error;
      return { order, file: null, failure: error };
    }
  });
}

function describe(order: CopyOrder, original: FileRow): FileRow {
  const changed = applyChanges(original, order);
  const { writableTags } = order;
  const refused = writableTags && changed.tags.find((tag) => !coversSlug(writableTags, tag));
  if (refused) throw new MediaError('authorization_failed', { details: { tag: refused } });
  return {
    ...{ ...original, ...changed },
    path: order.destination,
    space: order.space?.name ?? null,
  };
}

/** Gives the keys of what the copy replaced. */
async function writeRow(
  client: pg.PoolClient,
  accountId: string,
  { mayOverwrite, space }: CopyOrder,
  file: FileRow,
): Promise<string[]> {
  await reserveSpace(client, accountId, file.size);
  let isTaken = false;
  try {
    await takeRoom(client, accountId, space, file.size);
    isTaken = true;
    const replaced = await putFile(client, accountId, file, mayOverwrite);
    await giveSpaceBack(client, accountId, replaced.size);
    return replaced.keys;
  } catch (error) {
    if (error instanceof MediaError) {
      if (isTaken) await giveRoomBack(client, accountId, [file]);
      await giveSpaceBack(client, accountId, file.size);
    }
    throw error;
  }
}

function faultOf(order: CopyOrder, original: FileRow): MediaError | null {
  const message = filePathFault(order.destination);
  if (message) return new MediaError('invalid_path', { message });
  try {
    describe(order, original);
    return null;
  } catch (error) {
    if (error instanceof MediaError && error.status < 500) return error;
    throw error;
  }
}

function videoEtagOf({ mime, etag }: FileRow): string[] {
  return mime.startsWith('video/') ? [etag] : [];
}

/** Keeps what is known of the videos for their copies, also if the last original is deleted in the meantime. */
async function holdVideos(
  client: pg.PoolClient,
  accountId: string,
  videos: readonly VideoRow[],
  copied: ReadonlySet<string>,
): Promise<void> {
  for (const video of videos.toSorted((one, other) => (one.etag < other.etag ? -1 : 1))) {
    if (copied.has(video.etag)) await putVideo(client, accountId, video.etag, video);
  }
}

function byPath(files: readonly FileRow[]): Map<string, FileRow> {
  return new Map(files.map((file) => [file.path, file]));
}

function missing({ source }: CopyOrder): MediaError {
  return new MediaError('not_found', { details: { path: source } });
}

function taken({ destination }: CopyOrder): MediaError {
  return new MediaError('path_exists', { details: { path: destination } });
}

function keysOf({ storageKey, posterKey }: FileRow): string[] {
  return posterKey ? [storageKey, posterKey] : [storageKey];
}

/** As `Promise.all`, but waits for all of them before it fails. */
async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return await Promise.all(promises);
}
