import { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FileRow } from '../files/queries.ts';
import { applyBlanks, type Blank } from '../inspect/blank.ts';
import type { ByteRange, Storage } from '../storage/storage.ts';

/** The bytes of a file as others may see them: as they came, but for what is blanked. */
export async function readRaw(
  storage: Storage,
  { storageKey, blanks, size }: Pick<FileRow, 'storageKey' | 'blanks' | 'size'>,
  range?: ByteRange,
): Promise<Readable> {
  refuseWithheld({ blanks, size });
  const content = await storage.read(storageKey, range);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const concerned = blanks.filter(
    (blank) => blank.start <= end && blank.start + blank.length > start,
  );
  if (concerned.length === 0) return content;
  const shown = Readable.from(blankOut(content, start, concerned), { objectMode: false });
  // A client that disconnects before the first read never starts the loop that would close it.
  return shown.once('close', () => content.destroy());
}

/** A file of which nobody can say what it tells is shown to nobody as it is. */
export function refuseWithheld({ blanks, size }: Pick<FileRow, 'blanks' | 'size'>): void {
  const isWhole = blanks.some(({ start, length }) => start === 0 && length >= size);
  if (isWhole) throw new MediaError('original_withheld');
}

async function* blankOut(content: AsyncIterable<Buffer>, start: number, blanks: readonly Blank[]) {
  let at = start;
  for await (const chunk of content) {
    applyBlanks(chunk, at, blanks);
    at += chunk.length;
    yield chunk;
  }
}
