import { filePathFault } from '@arquiba/media-contract/file-path';
import type { MediaServices } from '../services.ts';
import { deleteBelow } from './queries.ts';

const PORTION = 200;

/** Forgets everything below a folder and frees its space, a portion at a time; bears being cut short. */
export async function removeFolder(
  { pool, storage, derivatives }: MediaServices,
  accountId: string,
  folder: string,
  keep: readonly string[] = [],
): Promise<void> {
  if (filePathFault(folder)) throw new Error(`${folder} is not a folder`);
  for (;;) {
    const keys = await deleteBelow(pool, accountId, folder, { keep, limit: PORTION });
    if (keys.length === 0) return;
    for (const key of keys) await storage.delete(key);
    await derivatives.forget(keys);
  }
}
