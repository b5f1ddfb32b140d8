import { filePathFault } from '@arquiba/media-contract/file-path';
import type { MediaServices } from '../services.ts';
import { deleteFile } from './queries.ts';

/** Forgets a file and frees its space; harmless where there is none. */
export async function removeFile(
  { pool, storage, derivatives }: MediaServices,
  accountId: string,
  path: string,
): Promise<void> {
  if (filePathFault(path)) return;
  const keys = await deleteFile(pool, accountId, path);
  for (const key of keys) await storage.delete(key);
  await derivatives.forget(keys);
}
