import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { CopyFile } from '@arquiba/media-contract/provider-files';
import type pg from 'pg';
import { coversSlug } from '../access/permissions.ts';
import { giveSpaceBack, reserveSpace } from '../accounts/quota.ts';
import type { MediaServices } from '../services.ts';
import { ContentGone } from '../storage/storage.ts';
import { applyChanges } from './file-changes.ts';
import { deleteContent } from './keep-file.ts';
import { type FileRow, findFiles, putFile } from './queries.ts';
import { storing } from './storing.ts';

/** A copy, and what whoever asked for it may do there. */
export interface CopyOrder extends CopyFile {
  mayOverwrite: boolean;
  /** Those a copy may have; null for any. */
  writableTags: readonly string[] | null;
}

/** What became of an order: its size, or why it was not carried out. */
export interface CopyOutcome {
  order: CopyOrder;
  bytes: number;
  failure: MediaError | null;
}

/**
 * Carries orders out in one transaction, without copying bytes. One that cannot be carried out leaves
 * the others alone. `note` says what was done, in the same transaction.
 */
export async function copyFiles(
  services: MediaServices,
  accountId: string,
  orders: readonly CopyOrder[],
  note: (client: pg.PoolClient, outcomes: CopyOutcome[]) => Promise<void> = async () => {},
): Promise<CopyOutcome[]> {
  const { outcomes, unused } = await storing(services, async (client, _keep, copy) => {
    const prepared = await prepare(client, accountId, orders);
    const placed = await settleAll(prepared.map((each) => place(client, accountId, each, copy)));
    const outcomes: CopyOutcome[] = [];
    const unused: string[] = [];
    for (const { order, file, failure } of placed) {
      const outcome = { order, bytes: file?.size ?? 0, failure };
      outcomes.push(outcome);
      if (!file) continue;
      try {
        unused.push(...(await writeRow(client, accountId, order, file)));
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        Object.assign(outcome, { bytes: 0, failure: error });
        unused.push(...keysOf(file));
      }
    }
    await note(client, outcomes);
    return { outcomes, unused };
  });
  await deleteContent(services, unused);
  return outcomes;
}

interface Step {
  order: CopyOrder;
  /** The original, then the copy. */
  file: FileRow | null;
  failure: MediaError | null;
}

async function prepare(
  client: pg.PoolClient,
  accountId: string,
  orders: readonly CopyOrder[],
): Promise<Step[]> {
  const paths = orders.flatMap(({ source, destination }) => [source, destination]);
  const known = new Map(
    (await findFiles(client, accountId, paths)).map((file) => [file.path, file]),
  );
  return orders.map((order) => {
    const file = known.get(order.source) ?? null;
    const isTaken = known.has(order.destination) && !order.mayOverwrite;
    const failure = file ? (isTaken ? taken(order) : faultOf(order)) : missing(order);
    return { order, file: failure ? null : file, failure };
  });
}

/** Gives the copy its content and its description. */
async function place(
  client: pg.PoolClient,
  accountId: string,
  step: Step,
  copy: (key: string) => Promise<string>,
): Promise<Step> {
  const { order } = step;
  let { file } = step;
  // Twice, as the original may be replaced between the look at its row and at its content.
  for (let attempt = 0; file && attempt < 2; attempt += 1) {
    try {
      const described = describe(order, file);
      const storageKey = await copy(file.storageKey);
      const posterKey = file.posterKey && (await copy(file.posterKey));
      return { order, file: { ...described, storageKey, posterKey }, failure: null };
    } catch (error) {
      if (error instanceof MediaError && error.status < 500) {
        return { order, file: null, failure: error };
      }
      if (!(error instanceof ContentGone)) throw error;
      file = (await findFiles(client, accountId, [order.source]))[0] ?? null;
    }
  }
  return { ...step, file: null, failure: step.failure ?? missing(order) };
}

function describe(order: CopyOrder, original: FileRow): FileRow {
  const changed = applyChanges(original, order);
  const { writableTags } = order;
  const refused = writableTags && changed.tags.find((tag) => !coversSlug(writableTags, tag));
  if (refused) throw new MediaError('authorization_failed', { details: { tag: refused } });
  return { ...original, ...changed, path: order.destination };
}

/** Gives the keys of what the copy replaced. */
async function writeRow(
  client: pg.PoolClient,
  accountId: string,
  { mayOverwrite }: CopyOrder,
  file: FileRow,
): Promise<string[]> {
  await reserveSpace(client, accountId, file.size);
  try {
    const replaced = await putFile(client, accountId, file, mayOverwrite);
    await giveSpaceBack(client, accountId, replaced.size);
    return replaced.keys;
  } catch (error) {
    if (error instanceof MediaError) await giveSpaceBack(client, accountId, file.size);
    throw error;
  }
}

function faultOf({ destination }: CopyOrder): MediaError | null {
  const message = filePathFault(destination);
  return message ? new MediaError('invalid_path', { message }) : null;
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

/** As `Promise.all`, but nothing goes on behind the back of whoever is told of a failure. */
async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return await Promise.all(promises);
}
