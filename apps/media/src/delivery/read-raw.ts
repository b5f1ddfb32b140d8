import { Readable } from 'node:stream';
import type { FileRow } from '../files/queries.ts';
import { applyBlanks, type Blank } from '../inspect/blank.ts';
import type { ByteRange, Storage } from '../storage/storage.ts';

/** The bytes of a file as others may see them: as they came, but for what is blanked. */
export async function readRaw(
  storage: Storage,
  { storageKey, blanks, size }: Pick<FileRow, 'storageKey' | 'blanks' | 'size'>,
  range?: ByteRange,
): Promise<Readable> {
  const content = await storage.read(storageKey, range);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const concerned = blanks.filter(
    (blank) => blank.start <= end && blank.start + blank.length > start,
  );
  if (concerned.length === 0) return content;
  const shown = Readable.from(blankOut(content, start, concerned), { objectMode: false });
  // Whoever leaves before the first byte was asked for never begins the loop that would close it.
  return shown.once('close', () => content.destroy());
}

async function* blankOut(content: AsyncIterable<Buffer>, start: number, blanks: readonly Blank[]) {
  let at = start;
  for await (const chunk of content) {
    applyBlanks(chunk, at, blanks);
    at += chunk.length;
    yield chunk;
  }
}
