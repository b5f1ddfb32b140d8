import type {
  FolderDetails,
  FolderSettings,
  FolderSummary,
  Inherited,
  PublicPermissions,
  StorageLayer,
} from '@arquiba/media-contract/provider-folders';
import { type Caller, may } from '../access/caller.ts';
import { folderOfKey } from '../files/tree-scan.ts';
import type { FolderRow } from './queries.ts';

const EVERYONE: PublicPermissions = (['Children', 'Grandchildren+'] as const).map((scope) => ({
  scope,
  permissions: { file: { downloadFile: ['*'] } },
}));
const OWN_STORAGE: StorageLayer = { type: 'InternalStorageV2' };

/** A folder, with those of its settings that the caller may read; `row` is null of one that has none. */
export function presentFolder(caller: Caller, key: string, row: FolderRow | null): FolderSummary {
  const folderPath = folderOfKey(key);
  const settings: FolderSettings = {};
  if (row?.description && may(caller, { do: 'getFolderDescription' }, folderPath)) {
    settings.description = row.description;
  }
  if (row?.publicPermissions && may(caller, { do: 'getFolderPublicPermissions' }, folderPath)) {
    settings.publicPermissions = row.publicPermissions;
  }
  if (row?.storageLayer && may(caller, { do: 'getFolderStorageLayer' }, folderPath)) {
    settings.storageLayer = row.storageLayer;
  }
  return { type: 'Folder', folderPath, virtual: row !== null, settings };
}

/** As `presentFolder`, with what comes from the folders above, given from the root down. */
export function presentFolderDetails(
  caller: Caller,
  key: string,
  row: FolderRow | null,
  above: readonly FolderRow[],
): FolderDetails {
  const permissions = above.findLast((folder) => folder.publicPermissions);
  const layer = above.findLast((folder) => folder.storageLayer);
  const settingsInherited: FolderDetails['settingsInherited'] = {};
  const publicPermissions = inherited(permissions, permissions?.publicPermissions, EVERYONE);
  if (
    !permissions ||
    may(caller, { do: 'getFolderPublicPermissions' }, publicPermissions.folderPath)
  ) {
    settingsInherited.publicPermissions = publicPermissions;
  }
  const storageLayer = inherited(layer, layer?.storageLayer, OWN_STORAGE);
  if (!layer || may(caller, { do: 'getFolderStorageLayer' }, storageLayer.folderPath)) {
    settingsInherited.storageLayer = storageLayer;
  }
  return { ...presentFolder(caller, key, row), settingsInherited };
}

function inherited<T>(
  from: FolderRow | undefined,
  value: T | null | undefined,
  byDefault: T,
): Inherited<T> {
  return { folderPath: from ? folderOfKey(from.key) : '/', value: value ?? byDefault };
}
