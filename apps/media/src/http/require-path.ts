import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';

/** Refuses what is no path of a file, and names the parameter in which it stood. */
export function requireFilePath(path: string, parameter: string): void {
  const message = filePathFault(path);
  if (message) throw new MediaError('invalid_path', { message, details: { parameter } });
}

/** A folder is named like a file, but for the root. */
export function requireFolderPath(path: string, parameter: string): void {
  if (path !== '/') requireFilePath(path, parameter);
}
