import type pg from 'pg';
import type { MediaServices } from '../services.ts';
import type { PlaceableContent } from './storage.ts';
import { beginStore } from './store-lock.ts';

type Keep = (content: PlaceableContent) => Promise<string>;

/**
 * A transaction that gives content its place with `keep` and writes the rows that say so. What
 * got a place is dropped if the transaction fails; a crash leaves orphans, which the next start
 * sweeps.
 */
export async function storing<T>(
  { pool, log }: Pick<MediaServices, 'pool' | 'log'>,
  work: (client: pg.PoolClient, keep: Keep) => Promise<T>,
): Promise<T> {
  const placed: (() => Promise<void>)[] = [];
  const client = await pool.connect();
  let result: T;
  try {
    await beginStore(client);
    result = await work(client, async (content) => {
      const { key, undo } = await content.keep();
      placed.push(undo);
      return key;
    });
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (failure) => client.release(failure),
    );
    await dropPlaced(placed, log);
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
  return result;
}

/** Failures are only logged: the caller needs the reason why nothing was stored. What stays is swept. */
export async function dropPlaced(
  placed: readonly (() => Promise<void>)[],
  log: MediaServices['log'],
): Promise<void> {
  for (const drop of placed) {
    await drop().catch((err) => log.warn({ err }, 'content could not be deleted'));
  }
}
