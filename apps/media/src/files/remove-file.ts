import { filePathFault } from '@arquiba/media-contract/file-path';
import type { MediaServices } from '../services.ts';
import { deleteFiles } from './delete-files.ts';

/** Forgets a file and frees its space; harmless where there is none. */
export async function removeFile(
  services: MediaServices,
  accountId: string,
  path: string,
): Promise<void> {
  if (filePathFault(path)) return;
  await deleteFiles(services, accountId, [path]);
}
