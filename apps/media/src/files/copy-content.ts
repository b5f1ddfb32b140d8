import { ContentGone, type PlaceableContent, type Storage } from '../storage/storage.ts';
import type { FileRow } from './queries.ts';

/** A file that is being copied: the original's row, and its content on its way to another place. */
export interface Copying {
  original: FileRow;
  content: PlaceableContent;
  poster: PlaceableContent | null;
}

/** The row of the original as it is now. */
type LookAgain = () => Promise<FileRow | null>;

// The original may be replaced between the look at its row and at its content.
const TRIES = 2;

/** Does what takes long of a copy, before its transaction. Null where there is nothing to copy any more. */
export async function prepareCopy(
  storage: Storage,
  original: FileRow,
  lookAgain: LookAgain,
): Promise<Copying | null> {
  let file: FileRow | null = original;
  for (let attempt = 0; file && attempt < TRIES; attempt += 1) {
    const copying = beginCopy(storage, file);
    try {
      await copying.content.prepare();
      await copying.poster?.prepare();
      return copying;
    } catch (error) {
      await discardCopy(copying);
      if (!(error instanceof ContentGone)) throw error;
    }
    file = await lookAgain();
  }
  return null;
}

/** Gives the copy its place. The answer is the original's row with the keys of the copy. */
export async function keepCopy(
  storage: Storage,
  prepared: Copying,
  lookAgain: LookAgain,
  keep: (content: PlaceableContent) => Promise<string>,
): Promise<FileRow | null> {
  let copying: Copying | null = prepared;
  for (let attempt = 0; copying && attempt < TRIES; attempt += 1) {
    try {
      const { original, content, poster } = copying;
      const storageKey = await keep(content);
      return { ...original, storageKey, posterKey: poster && (await keep(poster)) };
    } catch (error) {
      if (!(error instanceof ContentGone)) throw error;
    }
    const file = await lookAgain();
    copying = file && beginCopy(storage, file);
  }
  return null;
}

/** Drops what has got no place. */
export async function discardCopy({ content, poster }: Copying): Promise<void> {
  await content.discard();
  await poster?.discard();
}

function beginCopy(storage: Storage, original: FileRow): Copying {
  const { storageKey, posterKey } = original;
  const poster = posterKey === null ? null : storage.copy(posterKey);
  return { original, content: storage.copy(storageKey), poster };
}
