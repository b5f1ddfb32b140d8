import { MediaError } from '@arquiba/media-contract/errors';
import type { CopyFolder, DeleteFolder } from '@arquiba/media-contract/provider-folders';
import type { Caller } from '../access/caller.ts';
import { spaceOf } from '../accounts/space.ts';
import { writableTagsOf } from '../files/copy-rights.ts';
import { requireChanges } from '../files/file-changes.ts';
import { folderKey } from '../files/tree-scan.ts';
import { requireFolderPath } from '../http/require-path.ts';
import { mayWithFiles, requireWithFiles, requireWithFolders } from './rights-below.ts';

/** A deletion with its defaults, if the caller may delete all that it would find. */
export function authorizeDelete(
  caller: Caller,
  { folderPath, deleteFiles = true, deleteVirtualFolders = true, recursive = true }: DeleteFolder,
  parameter = '',
) {
  requireFolderPath(folderPath, `${parameter}folderPath`);
  const tree = { folderPath, recursive };
  if (deleteFiles) requireWithFiles(caller, { do: 'deleteFile' }, tree);
  if (deleteVirtualFolders) requireWithFolders(caller, { do: 'deleteVirtualFolder' }, tree);
  return { folderPath, deleteFiles, deleteVirtualFolders, recursive };
}

/** A copy with its defaults, if the caller may read all that it would find and create it again. */
export function authorizeCopyFolder(caller: Caller, asked: CopyFolder, parameter = '') {
  const { source, destination, metadata, tags } = asked;
  const { copyFiles = true, copyVirtualFolders = true, recursive = true } = asked;
  requireFolderPath(source, `${parameter}source`);
  requireFolderPath(destination, `${parameter}destination`);
  requireChanges(asked, parameter);
  requireSense(asked, { recursive, copyVirtualFolders }, parameter);
  const from = { folderPath: source, recursive };
  const to = { folderPath: destination, recursive };
  requireWithFolders(caller, { do: 'listFolderChildren' }, from);
  if (copyFiles) {
    requireWithFiles(caller, { do: 'downloadFile', slug: 'raw' }, from);
    requireWithFiles(caller, { do: 'createFile' }, to);
  }
  if (copyVirtualFolders) {
    for (const action of READING) requireWithFolders(caller, { do: action }, from);
    for (const action of WRITING) requireWithFolders(caller, { do: action }, to);
  }
  return {
    ...{ source, destination, copyFiles, copyVirtualFolders, recursive },
    ...(metadata && { metadata }),
    ...(tags && { tags }),
    mayOverwrite: mayWithFiles(caller, { do: 'overwriteFile' }, to),
    writableTags: writableTagsOf(caller),
    space: spaceOf(caller),
  };
}

const READING = [
  'getFolderDescription',
  'getFolderPublicPermissions',
  'getFolderStorageLayer',
] as const;

const WRITING = [
  'createVirtualFolder',
  'setFolderDescription',
  'setFolderPublicPermissions',
  'setFolderStorageLayer',
] as const;

/** A folder that is copied into itself would find its own copies, without an end. */
function requireSense(
  { source, destination, copyOverriddenStorage }: CopyFolder,
  { recursive, copyVirtualFolders }: { recursive: boolean; copyVirtualFolders: boolean },
  parameter: string,
): void {
  if (copyOverriddenStorage && copyVirtualFolders) {
    throw refused(
      `${parameter}copyOverriddenStorage`,
      '"copyVirtualFolders" e "copyOverriddenStorage" não podem ser verdadeiros ao mesmo tempo.',
    );
  }
  const [from, to] = [folderKey(source), folderKey(destination)];
  const overlap = recursive && (to.startsWith(from) || from.startsWith(to));
  if (from === to || overlap) {
    throw refused(`${parameter}destination`, 'A origem e o destino não podem conter um ao outro.');
  }
}

function refused(parameter: string, message: string): MediaError {
  return new MediaError('invalid_parameter', { message, details: { parameter } });
}
