import type { Readable } from 'node:stream';

/** Content that has arrived whole in a local file and is not yet stored. */
export interface ReceivedContent {
  file: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Its first bytes, where they are at hand. */
  head?: Buffer;
  /** Resolves when every byte is on disk; `keep` waits for it. */
  synced: Promise<void>;
  /** Keeping leaves it where it is as well, so that it can be kept again after a crash. */
  stays?: boolean;
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where a part belongs in the whole. */
export interface PartPlace {
  offset: number;
  length: number;
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
  /** Puts content under another key as well, durably, or throws `ContentGone`. */
  copy(key: string): Promise<string>;
  /** Drops content that was received and not kept; harmless when it was kept. */
  discard(file: string): Promise<void>;
  /** Opens the content, or throws `ContentGone`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lends a local file with the content, for programs that read files; or throws `ContentGone`. */
  withLocalFile<T>(key: string, use: (file: string) => Promise<T>): Promise<T>;
  delete(key: string): Promise<void>;
  /** Begins content that arrives in parts, in any order; the answer names it until it is joined. */
  beginParts(): Promise<string>;
  /** Writes a part at its place and gives the SHA-256 of its bytes. Durable when it resolves. */
  writePart(gathering: string, place: PartPlace, body: Readable): Promise<string>;
  /** The whole, once every part is there; `etags` are those of the parts, in their order. */
  joinParts(gathering: string, size: number, etags: readonly string[]): ReceivedContent;
  /** Gives the space of what will not be finished back. */
  dropParts(gathering: string): Promise<void>;
  /** Names of everything that is being gathered and was begun before `moment`. */
  gatherings(moment: Date): Promise<string[]>;
  /** Every key that has content, in portions. */
  keys(): AsyncIterable<string[]>;
  /** Makes the place ready and drops what crashed processes left half received. */
  open(): Promise<void>;
}
