import type { Services } from '../platform/context.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

interface Pictures {
  avatar: FileReference | null;
  cover: FileReference | null;
}

/**
 * Removes pictures that a profile had and shows no more. What a crash leaves behind goes with the
 * account; that a change was saved is not taken back because of it.
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

/** A crop is a few words beside the picture that it is of. */
function pathsOf({ avatar, cover }: Pictures): string[] {
  const paths = [avatar, cover].flatMap((file) => (file ? [file.path] : []));
  return paths.flatMap((path) => (CROP.test(path) ? [path, path.replace(CROP, '')] : [path]));
}
