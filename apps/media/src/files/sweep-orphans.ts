import type { MediaServices } from '../services.ts';
import { whenNoStoreRuns } from '../storage/store-lock.ts';
import { findUnknownKeys } from './queries.ts';

/** Deletes content that a crash left without a row, and gives the number of such pieces. */
export async function sweepOrphans({
  pool,
  storage,
  log,
}: Pick<MediaServices, 'pool' | 'storage' | 'log'>): Promise<number> {
  const suspects: string[] = [];
  for await (const keys of storage.keys()) suspects.push(...(await findUnknownKeys(pool, keys)));
  if (suspects.length === 0) return 0;
  const orphans = await whenNoStoreRuns(pool, (client) => findUnknownKeys(client, suspects));
  for (const key of orphans) await storage.delete(key);
  if (orphans.length > 0) log.info({ orphans: orphans.length }, 'orphaned content removed');
  return orphans.length;
}
