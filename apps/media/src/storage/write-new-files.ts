import { closeSync, fdatasyncSync, fsyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that is to be made; its bytes lie beside those of others. */
export interface NewFile {
  path: string;
  start: number;
  length: number;
}

export interface Failure {
  message: string;
  code: string | undefined;
}

interface Begun extends NewFile {
  fd: number | null;
  failure: Failure | null;
}

/**
 * Makes files, where none are yet, and gives for each null or why it could not be made. Those that are
 * made are on disk, and their names too. All are written before the first is synced: then what the
 * system writes for one sync it need not write for the next.
 */
export function writeNewFiles(files: readonly NewFile[], memory: Uint8Array): (Failure | null)[] {
  const begun = files.map((file) => begin(file, memory));
  for (const file of begun) finish(file);
  const folders = new Set(begun.filter(({ failure }) => !failure).map(({ path }) => dirname(path)));
  for (const folder of folders) {
    const failure = attempt(() => syncFolder(folder));
    if (failure) for (const file of begun) if (dirname(file.path) === folder) drop(file, failure);
  }
  return begun.map(({ failure }) => failure);
}

function begin(file: NewFile, memory: Uint8Array): Begun {
  const begun: Begun = { ...file, fd: null, failure: null };
  const { path, start, length } = file;
  begun.failure = attempt(() => {
    begun.fd = openSync(path, 'wx', 0o640);
  });
  const { fd } = begun;
  if (fd === null) return begun;
  const failure = attempt(() => {
    // A disk that is nearly full writes less than it was given, and says so only when asked again.
    for (let done = 0; done < length; ) done += writeSync(fd, memory, start + done, length - done);
  });
  if (failure) drop(begun, failure);
  return begun;
}

function finish(file: Begun): void {
  const { fd } = file;
  if (fd === null) return;
  const failure = attempt(() => fdatasyncSync(fd));
  attempt(() => closeSync(fd));
  file.fd = null;
  if (failure) drop(file, failure);
}

/** What was made and cannot stay. */
function drop(file: Begun, failure: Failure): void {
  const { fd, path } = file;
  if (file.failure) return;
  if (fd !== null) attempt(() => closeSync(fd));
  attempt(() => unlinkSync(path));
  file.fd = null;
  file.failure = failure;
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function attempt(work: () => void): Failure | null {
  try {
    work();
    return null;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { message, code };
  }
}
