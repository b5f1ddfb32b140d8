import type { FolderDetails, PutFolder } from '@arquiba/media-contract/provider-folders';
import { type Caller, requirePermission } from '../access/caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { folderKey } from '../files/tree-scan.ts';
import type { MediaServices } from '../services.ts';
import { ancestorsOf } from './ancestors.ts';
import { describeFolder } from './get-folder.ts';
import { insertFolders, lockFolder, type Settings, updateFolder } from './queries.ts';

type Changes = NonNullable<PutFolder['folderSettings']>;

const NEEDED = {
  description: 'setFolderDescription',
  publicPermissions: 'setFolderPublicPermissions',
  storageLayer: 'setFolderStorageLayer',
} as const;

const TRIES = 5;

/** Makes a folder, and those above it, or changes its settings. */
export async function putFolder(
  services: Pick<MediaServices, 'pool' | 'downloadRules'>,
  caller: Caller,
  { folderPath, folderSettings = {} }: PutFolder,
): Promise<FolderDetails> {
  requirePermission(caller, { do: 'createVirtualFolder' }, folderPath);
  for (const setting of Object.keys(NEEDED) as (keyof typeof NEEDED)[]) {
    if (!folderSettings[setting]?.set) continue;
    requirePermission(caller, { do: NEEDED[setting] }, folderPath);
  }
  const { accountId } = caller;
  await writeFolder(services, accountId, folderKey(folderPath), (row) => ({
    ...row,
    ...changed(folderSettings),
  }));
  return await describeFolder(services, caller, folderPath);
}

class FolderGone extends Error {}

/** Writes a folder's row, with those of its ancestors. */
export async function writeFolder(
  { pool, downloadRules }: Pick<MediaServices, 'pool' | 'downloadRules'>,
  accountId: string,
  key: string,
  change: (settings: Settings) => Settings,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTransaction(pool, async (client) => {
        await insertFolders(client, accountId, [...ancestorsOf(key), key]);
        const row = await lockFolder(client, accountId, key);
        if (!row) throw new FolderGone();
        await updateFolder(client, accountId, key, change(row));
      });
      break;
    } catch (error) {
      // It, or one above it, was deleted in the meantime.
      const isGone = error instanceof FolderGone || (error as { code?: string }).code === '23503';
      if (!isGone || attempt === TRIES) throw error;
    }
  }
  downloadRules.forget(accountId);
}

function changed(changes: Changes): Partial<Settings> {
  const row: Partial<Settings> = {};
  const { description, publicPermissions, storageLayer } = changes;
  if (description?.set) row.description = description.value ?? null;
  if (publicPermissions?.set) row.publicPermissions = publicPermissions.value ?? null;
  if (storageLayer?.set) row.storageLayer = storageLayer.value ?? null;
  return row;
}
