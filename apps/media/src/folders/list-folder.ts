import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { FileSummary } from '@arquiba/media-contract/provider-files';
import type {
  FolderListing,
  FolderSummary,
  ListFolder,
} from '@arquiba/media-contract/provider-folders';
import { type Caller, may, requirePermission } from '../access/caller.ts';
import { fileUrl } from '../files/present-file.ts';
import { folderKey, folderOfKey } from '../files/tree-scan.ts';
import type { MediaServices } from '../services.ts';
import { ancestorsOf } from './ancestors.ts';
import { presentFolder } from './present-folder.ts';
import { findFolders } from './queries.ts';
import { type Entry, walkFolder } from './walk-folder.ts';

const DEFAULT_LIMIT = 50;

/**
 * What is in a folder, page by page. A caller who may list only some of the folders below sees what is in
 * those.
 */
export async function listFolder(
  services: MediaServices,
  caller: Caller,
  asked: ListFolder,
): Promise<FolderListing> {
  const { accountId } = caller;
  const { folderPath, recursive = false } = asked;
  requirePermission(caller, { do: 'listFolderChildren' }, folderPath);
  const key = folderKey(folderPath);
  const [row = null] = await findFolders(services.pool, accountId, [key]);
  const page = await walkFolder(services.pool, accountId, {
    folder: key,
    after: asked.cursor ? readCursor(asked.cursor, key) : null,
    limit: asked.limit ?? DEFAULT_LIMIT,
    recursive,
    dryRun: asked.dryRun ?? false,
    files: asked.includeFiles ?? true,
    physicalFolders: asked.includePhysicalFolders ?? true,
    virtualFolders: asked.includeVirtualFolders ?? true,
  });
  const shown = page.entries.filter(
    (entry) =>
      entry.key === key ||
      may(caller, { do: 'listFolderChildren' }, folderOfKey(ancestorsOf(entry.key).at(-1) ?? '/')),
  );
  return {
    cursor: writeCursor(page.after),
    folder: presentFolder(caller, key, row),
    isPaginationComplete: page.isComplete,
    items: shown.map((entry) => presentEntry(services, caller, entry)),
  };
}

function presentEntry(
  services: MediaServices,
  caller: Caller,
  entry: Entry,
): FileSummary | FolderSummary {
  if ('row' in entry) return presentFolder(caller, entry.key, entry.row);
  const { path, size, createdAt } = entry.file;
  return {
    type: 'File',
    filePath: path,
    fileUrl: fileUrl(services, caller.accountId, path),
    lastModified: createdAt.getTime(),
    size,
  };
}

function writeCursor(key: string): string {
  return Buffer.from(key).toString('base64url');
}

/** A cursor is a place in the folder that it was given for, and in no other. */
function readCursor(cursor: string, folder: string): string {
  const key = Buffer.from(cursor, 'base64url').toString();
  const isOurs = writeCursor(key) === cursor && key.startsWith(folder);
  const isPath = key === '/' || filePathFault(key.replace(/\/$/, '')) === null;
  if (isOurs && isPath) return key;
  throw new MediaError('invalid_parameter', {
    message: '"cursor" não é desta pasta.',
    details: { parameter: 'cursor' },
  });
}
