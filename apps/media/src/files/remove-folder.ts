import { filePathFault } from '@arquiba/media-contract/file-path';
import { giveSpaceBack, holdSpace } from '../accounts/quota.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
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
    const keys = await inTransaction(services.pool, async (client) => {
      await holdSpace(client, accountId);
      const deleted = await deleteBelow(client, accountId, folder, { keep, limit: PORTION });
      await giveSpaceBack(client, accountId, deleted.size);
      return deleted.keys;
    });
    if (keys.length === 0) return;
    await deleteContent(services, keys);
  }
}
