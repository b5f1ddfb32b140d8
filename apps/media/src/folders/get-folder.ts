import { MediaError } from '@arquiba/media-contract/errors';
import type { FolderDetails } from '@arquiba/media-contract/provider-folders';
import { type Caller, may } from '../access/caller.ts';
import { folderKey } from '../files/tree-scan.ts';
import type { MediaServices } from '../services.ts';
import { ancestorsOf } from './ancestors.ts';
import { presentFolderDetails } from './present-folder.ts';
import { findFolders } from './queries.ts';

const READING = [
  'getFolderDescription',
  'getFolderPublicPermissions',
  'getFolderStorageLayer',
] as const;

/** A folder that nobody has made has no settings, and is answered for all the same. */
export async function getFolder(
  services: Pick<MediaServices, 'pool'>,
  caller: Caller,
  folderPath: string,
): Promise<FolderDetails> {
  if (!READING.some((action) => may(caller, { do: action }, folderPath))) {
    throw new MediaError('authorization_failed', {
      details: { permission: READING[0], path: folderPath },
    });
  }
  return await describeFolder(services, caller, folderPath);
}

export async function describeFolder(
  { pool }: Pick<MediaServices, 'pool'>,
  caller: Caller,
  folderPath: string,
): Promise<FolderDetails> {
  const key = folderKey(folderPath);
  const rows = await findFolders(pool, caller.accountId, [...ancestorsOf(folderPath), key]);
  const row = rows.at(-1)?.key === key ? (rows.pop() ?? null) : null;
  return presentFolderDetails(caller, key, row, rows);
}
