import { filePathFault } from '@arquiba/media-contract/file-path';
import { giveSpaceBack } from '../accounts/quota.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from './keep-file.ts';
import { deleteBelow } from './queries.ts';

const PORTION = 200;

/** Forgets everything below a folder and frees its space, a portion at a time; bears being cut short. */
export async function removeFolder(
  services: MediaServices,
  accountId: string,
  folder: string,
  keep: readonly string[] = [],
): Promise<void> {
  if (filePathFault(folder)) throw new Error(`${folder} is not a folder`);
  for (;;) {
    const { keys, size } = await deleteBelow(services.pool, accountId, folder, {
      keep,
      limit: PORTION,
    });
    if (keys.length === 0) return;
    await giveSpaceBack(services.pool, accountId, size);
    await deleteContent(services, keys);
  }
}
