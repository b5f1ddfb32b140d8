import type { Services } from '../context.ts';
import type { FileReference } from './file-reference.ts';

type Pictures = readonly (FileReference | null)[];

/**
 * Deletes pictures that a profile or group no longer shows. A failure does not undo the saved change; files
 * left behind are deleted with the account.
 */
export async function removeReplaced(
  { media, log }: Pick<Services, 'media' | 'log'>,
  before: Pictures,
  after: Pictures,
): Promise<void> {
  const kept = new Set(pathsOf(after));
  for (const path of pathsOf(before).filter((each) => !kept.has(each))) {
    await media.remove(path).catch((error) => {
      log.warn({ err: error, path }, 'a replaced picture is left behind');
    });
  }
}

const CROP = /\.crop$/;

/** A crop is only parameters beside its picture's path. */
function pathsOf(pictures: Pictures): string[] {
  const paths = pictures.flatMap((file) => (file ? [file.path] : []));
  return paths.flatMap((path) => (CROP.test(path) ? [path, path.replace(CROP, '')] : [path]));
}
