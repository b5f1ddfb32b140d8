import pg from 'pg';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { holdStores, letStores } from '../storage/store-lock.ts';
import { dropPlaced } from '../storage/storing.ts';
import { insertArrivals, type NewRow } from './queries.ts';

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

interface Placed extends Arrival {
  row: NewRow;
  /** For when no row will name what was placed. */
  undo: (() => Promise<void>)[];
  /** Since when somebody else holds what it needs. */
  heldUpAt?: number;
  resolve(replaced: string[]): void;
  reject(error: unknown): void;
}

const MOST = 50;
const ENOUGH = 8;
const MOMENT_MS = 1;
const LINGER_MS = 10;
const OPEN_MS = 1000;
const PATIENCE_MS = 15_000;
const LOCK_TIMEOUT = '55P03';

/**
 * A connection that holds the lock of stores while files get their places and then, by the same
 * connection, their rows: if it breaks, there are no rows, and what was placed is swept. Rows of files
 * that are placed while others are being written go with the next statement. What is held up comes
 * again later, and holds up nobody.
 */
export class StoreLane {
  readonly #log: MediaServices['log'];
  readonly #client: Promise<pg.PoolClient>;
  readonly #end: () => void;
  readonly #openedAt = performance.now();
  #members = 0;
  #placing = 0;
  #timer: NodeJS.Timeout | null = null;
  #waiting: Placed[] = [];
  #isWriting = false;
  #isBroken = false;
  #isClosed = false;

  constructor({ pool, log }: Pick<MediaServices, 'pool' | 'log'>, end: () => void) {
    this.#log = log;
    this.#end = end;
    this.#client = holdStores(pool);
    this.#client.catch(() => {
      this.#isBroken = true;
    });
  }

  /** For a second at most: the sweep, which waits for the exclusive lock, gets it when all lanes have closed. */
  get isOpen(): boolean {
    return !this.#isBroken && performance.now() - this.#openedAt < OPEN_MS;
  }

  async store(arrival: Arrival): Promise<string[]> {
    this.#members += 1;
    try {
      await this.#client;
      const placed = await this.#place(arrival);
      return await new Promise((resolve, reject) => {
        this.#waiting.push({ ...arrival, ...placed, resolve, reject });
        this.#gather();
      });
    } finally {
      this.#members -= 1;
      // The next one is often on its way.
      if (this.#members === 0) setTimeout(() => this.#members === 0 && this.#close(), LINGER_MS);
    }
  }

  async #place({ place }: Arrival): Promise<Pick<Placed, 'row' | 'undo'>> {
    const undo: Placed['undo'] = [];
    this.#placing += 1;
    try {
      const row = await place(async (content) => {
        const kept = await content.keep();
        undo.push(kept.undo);
        return kept.key;
      });
      return { row, undo };
    } catch (error) {
      await dropPlaced(undo, this.#log);
      throw error;
    } finally {
      this.#placing -= 1;
      this.#gather();
    }
  }

  /** Not before those that are about to come are there, unless that takes longer than a moment. */
  #gather(): void {
    const { length } = this.#waiting;
    if (this.#isWriting || length === 0) return;
    if (this.#placing === 0 || length >= ENOUGH) this.#begin();
    else this.#timer ??= setTimeout(() => this.#begin(), MOMENT_MS);
  }

  #begin(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isWriting = true;
    setImmediate(() => this.#write());
  }

  async #write(): Promise<void> {
    const client = await this.#client;
    do {
      const placed = this.#waiting.splice(0, MOST).sort(byPath);
      try {
        const [fresh, heldUp] = [false, true].map((is) =>
          placed.filter(({ heldUpAt }) => (heldUpAt !== undefined) === is),
        ) as [Placed[], Placed[]];
        for (const each of [...(await this.#writeTogether(client, fresh)), ...heldUp]) {
          await this.#writeAlone(client, each);
        }
      } catch (error) {
        // Nobody knows whether it was committed: the content stays until the next sweep can tell.
        this.#isBroken = true;
        for (const { reject } of [...placed, ...this.#waiting.splice(0)]) reject(error);
      }
    } while (this.#waiting.length >= ENOUGH);
    this.#isWriting = false;
    this.#gather();
  }

  /** Gives those that something stands in the way of. */
  async #writeTogether(client: pg.PoolClient, placed: Placed[]): Promise<Placed[]> {
    if (placed.length === 0) return [];
    try {
      const rows = placed.map(({ row, accountId, uploadId }) => ({ ...row, accountId, uploadId }));
      const written = await insertArrivals(client, rows);
      return placed.filter(({ row, resolve }) => {
        if (written.has(row.storageKey)) resolve([]);
        return !written.has(row.storageKey);
      });
    } catch (error) {
      // Whose fault it is shows when each is written alone.
      if (isRefused(error)) return placed;
      throw error;
    }
  }

  async #writeAlone(client: pg.PoolClient, placed: Placed): Promise<void> {
    const { alone, row, undo, resolve, reject } = placed;
    let replaced: string[] | null;
    try {
      await client.query('BEGIN');
      replaced = await alone(client, row);
    } catch (error) {
      await client.query('ROLLBACK');
      const { heldUpAt = performance.now() } = placed;
      const isHeldUp = error instanceof pg.DatabaseError && error.code === LOCK_TIMEOUT;
      if (isHeldUp && performance.now() - heldUpAt < PATIENCE_MS) {
        this.#waiting.push({ ...placed, heldUpAt });
        return;
      }
      await dropPlaced(undo, this.#log);
      reject(error);
      return;
    }
    await client.query('COMMIT');
    if (replaced === null) await dropPlaced(undo, this.#log);
    resolve(replaced ?? []);
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#end();
    this.#client.then(
      (client) => letStores(client, this.#isBroken),
      () => {},
    );
  }
}

/** In one order, so that two who write the same wait for each other on one side only. */
function byPath(one: Placed, other: Placed): number {
  const [first, second] = [one, other].map(({ accountId, row }) => accountId + row.path);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** By the database, which goes on: then nothing was written. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}
