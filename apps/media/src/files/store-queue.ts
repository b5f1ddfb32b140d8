import type pg from 'pg';
import { createBatches } from '../batches.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { finishOnePartUploads } from '../uploads/queries.ts';
import { insertFiles, type NewRow } from './queries.ts';
import { beginStore } from './store-lock.ts';
import { dropPlaced } from './storing.ts';

/** A file whose content has arrived, to be given its place and its row. */
export interface Arrival {
  accountId: string;
  /** Gives the content its place, and says what is to be in the row. */
  place(keep: (content: ReceivedContent) => Promise<string>): Promise<NewRow>;
  /** The upload that ends with it, of one part; it has taken its space when it began. */
  uploadId: string | null;
  /**
   * Writes the row where something is in the way: a quota, a file under the same path, another who
   * was first. Gives the keys of what it replaced, or null where the content is not needed.
   */
  alone(client: pg.PoolClient, row: NewRow): Promise<string[] | null>;
}

/** Gives the keys of what was replaced, once the file is there to stay. */
export type StoreQueue = (arrival: Arrival) => Promise<string[]>;

interface Waiting extends Arrival {
  resolve(replaced: string[]): void;
  reject(error: unknown): void;
}

interface Placed extends Waiting {
  row: NewRow;
  /** For when no row will name what was placed. */
  undo: (() => Promise<void>)[];
  /** What came of it, once it is written. */
  outcome?: { replaced: string[] | null } | { failure: unknown };
}

const NOTHING_WRITTEN = 'nothing_written';
const MOST = 50;

/**
 * Files that arrive at the same time share the sync of their folder, the statement and the commit. As
 * in `storing`, what got a place is dropped if the transaction fails, and a crash leaves orphans.
 */
export function createStoreQueue({ pool, log }: Pick<MediaServices, 'pool' | 'log'>): StoreQueue {
  const add = createBatches<Waiting>(
    (arrivals) =>
      storeAll(arrivals).catch((error) => {
        for (const { reject } of arrivals) reject(error);
      }),
    MOST,
  );

  async function storeAll(arrivals: readonly Waiting[]): Promise<void> {
    const client = await pool.connect();
    let placed: Placed[] = [];
    try {
      await beginStore(client, NOTHING_WRITTEN);
      placed = (await Promise.all(arrivals.map(placeOne))).flat().sort(byPath);
      await writeAll(client, placed);
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        (failure) => client.release(failure),
      );
      await dropAll(placed.flatMap(({ undo }) => undo));
      throw error;
    }
    try {
      await client.query('COMMIT');
    } catch (error) {
      // Nobody knows whether it was committed: the content stays until the next sweep can tell.
      client.release(true);
      throw error;
    }
    client.release();
    await tell(placed);
  }

  /** One that cannot be placed is refused by itself. */
  async function placeOne(arrival: Waiting): Promise<Placed[]> {
    const undo: Placed['undo'] = [];
    try {
      const row = await arrival.place(async (content) => {
        const kept = await content.keep();
        undo.push(kept.undo);
        return kept.key;
      });
      return [{ ...arrival, row, undo }];
    } catch (error) {
      await dropAll(undo);
      arrival.reject(error);
      return [];
    }
  }

  async function tell(placed: readonly Placed[]): Promise<void> {
    for (const { undo, outcome, resolve, reject } of placed) {
      const replaced = outcome && 'replaced' in outcome ? outcome.replaced : null;
      if (replaced === null) await dropAll(undo);
      if (outcome && 'failure' in outcome) reject(outcome.failure);
      else resolve(replaced ?? []);
    }
  }

  async function dropAll(undo: Placed['undo']): Promise<void> {
    await dropPlaced(undo, log);
  }

  return (arrival) =>
    new Promise((resolve, reject) => {
      add({ ...arrival, resolve, reject });
    });
}

/** In one order, so that two who write the same wait for each other on one side only. */
function byPath(one: Placed, other: Placed): number {
  const [first, second] = [one, other].map(({ accountId, row }) => accountId + row.path);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

async function writeAll(client: pg.PoolClient, placed: readonly Placed[]): Promise<void> {
  if (await writeTogether(client, placed)) {
    for (const each of placed) each.outcome = { replaced: [] };
    return;
  }
  await client.query(`ROLLBACK TO SAVEPOINT ${NOTHING_WRITTEN}`);
  for (const each of placed) {
    await client.query('SAVEPOINT one_less');
    try {
      each.outcome = { replaced: await each.alone(client, each.row) };
    } catch (failure) {
      each.outcome = { failure };
      await client.query('ROLLBACK TO SAVEPOINT one_less');
    }
  }
}

async function writeTogether(client: pg.PoolClient, placed: readonly Placed[]): Promise<boolean> {
  try {
    const rows = placed.map(({ row, accountId, uploadId }) => ({
      ...{ ...row, accountId, hasSpace: uploadId !== null },
    }));
    if ((await insertFiles(client, rows)) < placed.length) return false;
    const uploads = placed.flatMap(({ uploadId, row: { etag } }) =>
      uploadId === null ? [] : [{ id: uploadId, etag }],
    );
    return (await finishOnePartUploads(client, uploads)) === uploads.length;
  } catch {
    // Whose fault it is shows when each is written alone.
    return false;
  }
}
