import type { Readable } from 'node:stream';
import type { MediaServices } from '../services.ts';
import { ContentGone } from '../storage/storage.ts';
import { findFile } from './queries.ts';

/** The bytes of a file as they were stored; null if there is none. */
export async function readStored(
  { pool, storage }: Pick<MediaServices, 'pool' | 'storage'>,
  accountId: string,
  path: string,
): Promise<Readable | null> {
  const file = await findFile(pool, accountId, path);
  if (!file) return null;
  return await storage.read(file.storageKey).catch((error) => {
    if (error instanceof ContentGone) return null;
    throw error;
  });
}
