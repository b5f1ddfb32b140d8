import type pg from 'pg';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { beginStore } from './store-lock.ts';

type Keep = (content: ReceivedContent) => Promise<string>;
/** What lies under a key is put under another as well. */
type Copy = (key: string) => Promise<string>;

/**
 * A transaction that gives content its place with `keep` or `copy` and writes the rows that say so.
 * What got a place is dropped if the transaction fails; a crash leaves orphans, which the next start
 * sweeps.
 */
export async function storing<T>(
  { pool, storage }: Pick<MediaServices, 'pool' | 'storage'>,
  work: (client: pg.PoolClient, keep: Keep, copy: Copy) => Promise<T>,
): Promise<T> {
  const kept: string[] = [];
  const client = await pool.connect();
  let result: T;
  try {
    await beginStore(client);
    const noted = (key: string) => {
      kept.push(key);
      return key;
    };
    result = await work(
      client,
      async (content) => noted(await storage.keep(content)),
      async (key) => noted(await storage.copy(key)),
    );
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (failure) => client.release(failure),
    );
    for (const key of kept) await storage.delete(key);
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
