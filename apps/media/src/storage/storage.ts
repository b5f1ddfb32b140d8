import type { Readable } from 'node:stream';

/** Content that has arrived whole in a local file and is not yet stored. */
export interface ReceivedContent {
  file: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Resolves when every byte is on disk; `keep` waits for it. */
  synced: Promise<void>;
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** There is nothing under the key (any more): the file was replaced or removed meanwhile. */
export class ContentGone extends Error {
  override readonly name = 'ContentGone';
}

/** Where content lies: local disk today. Keys are opaque and never used twice. */
export interface Storage {
  receive(content: Buffer | Readable): Promise<ReceivedContent>;
  /** An empty local file to be filled by another program, then given to `adopt`. */
  reserve(): string;
  adopt(file: string): Promise<ReceivedContent>;
  /** Moves content in, durably, and gives its key. */
  keep(content: ReceivedContent): Promise<string>;
  /** Drops content that was received and not kept; harmless when it was kept. */
  discard(file: string): Promise<void>;
  /** Opens the content, or throws `ContentGone`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lends a local file with the content, for programs that read files; or throws `ContentGone`. */
  withLocalFile<T>(key: string, use: (file: string) => Promise<T>): Promise<T>;
  delete(key: string): Promise<void>;
  /** Every key that has content, in portions. */
  keys(): AsyncIterable<string[]>;
  /** Makes the place ready and drops what crashed processes left half received. */
  open(): Promise<void>;
}
