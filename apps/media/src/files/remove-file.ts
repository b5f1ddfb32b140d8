import { filePathFault } from '@arquiba/media-contract/file-path';
import { giveSpaceBack } from '../accounts/quota.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from './keep-file.ts';
import { deleteFile } from './queries.ts';

/** Forgets a file and frees its space; harmless where there is none. */
export async function removeFile(
  services: MediaServices,
  accountId: string,
  path: string,
): Promise<void> {
  if (filePathFault(path)) return;
  const { keys, size } = await deleteFile(services.pool, accountId, path);
  await giveSpaceBack(services.pool, accountId, size);
  await deleteContent(services, keys);
}
