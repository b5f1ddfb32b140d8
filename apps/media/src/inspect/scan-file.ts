import { type FileHandle, open } from 'node:fs/promises';
import { type Blank, everything, readAt } from './blank.ts';

const MAX_READS = 5_000;
const BYTES_PER_FURTHER_READ = 4096;
const MAX_BYTES = 64 * 1024 ** 2;
const MAX_TIMES_READ = 3;
const MAX_MS = 60_000;
const MAX_BLANKS = 1000;

/** A file that is looked through, at a cost that its size limits. */
export interface Scan {
  handle: FileHandle;
  size: number;
  /** As many of the bytes as there are. */
  read(at: number, length: number): Promise<Buffer>;
  /** Counts what is read in another way. */
  spend(bytes: number): void;
  /** Ends the search: then nobody is shown anything of the file. */
  giveUp(): never;
}

/**
 * What `find` finds in a file. Where that is too much, or too costly to find, it is all of the file:
 * a file that is hard to search is assumed to tell something.
 */
export async function scanFile(
  file: string,
  find: (scan: Scan) => Promise<Blank[]>,
): Promise<Blank[]> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    try {
      const blanks = await find(limited(handle, size));
      return blanks.length > MAX_BLANKS ? [everything(size)] : blanks;
    } catch (error) {
      if (error instanceof TooMuch) return [everything(size)];
      throw error;
    }
  } finally {
    await handle.close();
  }
}

function limited(handle: FileHandle, size: number): Scan {
  const until = performance.now() + MAX_MS;
  let reads = MAX_READS + size / BYTES_PER_FURTHER_READ;
  let bytes = MAX_BYTES + size * MAX_TIMES_READ;
  const scan: Scan = {
    handle,
    size,
    read(at, length) {
      scan.spend(length);
      return readAt(handle, at, length);
    },
    spend(length) {
      reads -= 1;
      bytes -= length;
      if (reads < 0 || bytes < 0 || performance.now() > until) throw new TooMuch();
    },
    giveUp() {
      throw new TooMuch();
    },
  };
  return scan;
}

class TooMuch extends Error {}
