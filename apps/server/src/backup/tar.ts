import type { Readable, Writable } from 'node:stream';
import { extract, type Header, pack } from 'tar-stream';

/*
 * tar-stream uses its own stream library. Its streams follow Node's protocol and work with Node's pipeline;
 * only their types differ.
 */

export interface TarWriter {
  bytes: Readable;
  add(name: string, content: string | Buffer): Promise<void>;
  /** For content too large for memory: exactly `size` bytes must be written. */
  open(name: string, size: number): Writable;
  finish(): void;
}

export interface TarEntry {
  header: Header;
  content: Readable;
}

export interface TarReader {
  bytes: Writable;
  entries: AsyncIterator<TarEntry>;
}

const OWNER_ONLY = 0o600;

export function createTarWriter(): TarWriter {
  const archive = pack();
  return {
    bytes: archive as unknown as Readable,
    add: (name, content) =>
      new Promise((done, failed) => {
        archive.entry({ name, mode: OWNER_ONLY }, content, (error) => {
          if (error) failed(error);
          else done();
        });
      }),
    open: (name, size) => archive.entry({ name, size, mode: OWNER_ONLY }) as unknown as Writable,
    finish: () => archive.finalize(),
  };
}

/** Read each entry to its end before the next. */
export function createTarReader(): TarReader {
  const archive = extract();
  const entries = archive[Symbol.asyncIterator]();
  return {
    bytes: archive as unknown as Writable,
    entries: {
      async next() {
        const { value, done } = await entries.next();
        if (done) return { value: undefined, done };
        return { value: { header: value.header, content: value as unknown as Readable } };
      },
    },
  };
}
