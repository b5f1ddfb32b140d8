import type pg from 'pg';
import { giveSpaceBack, holdSpace } from '../accounts/quota.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { deleteFileRows } from './queries.ts';

export interface Deleted {
  count: number;
  bytes: number;
}

/**
 * Forgets files and frees their space; those that are not there are no matter. `note` says so in the
 * same transaction.
 */
export async function deleteFiles(
  services: Pick<MediaServices, 'pool' | 'storage' | 'derivatives' | 'log'>,
  accountId: string,
  paths: readonly string[],
  note: (client: pg.PoolClient, deleted: Deleted) => Promise<void> = async () => {},
): Promise<Deleted> {
  const { keys, ...deleted } = await inTransaction(services.pool, async (client) => {
    await holdSpace(client, accountId);
    const { count, keys, size: bytes } = await deleteFileRows(client, accountId, paths);
    await giveSpaceBack(client, accountId, bytes);
    await note(client, { count, bytes });
    return { count, bytes, keys };
  });
  await deleteContent(services, keys);
  return deleted;
}
