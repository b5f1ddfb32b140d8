import type { Readable } from 'node:stream';

/** Content that is to get a place. */
export interface PlaceableContent {
  /** What takes long of `keep`: to be done before a transaction that would have to wait for it. */
  prepare(): Promise<void>;
  /** Gives it a place, durably. */
  keep(): Promise<KeptContent>;
  /** Drops what was not kept; harmless when it was. */
  discard(): Promise<void>;
}

/** Content that has arrived whole and is not yet stored. */
export interface ReceivedContent extends PlaceableContent {
  readonly size: number;
  /** Hexadecimal; of content that came in several parts, the hash of the names of these. */
  readonly sha256: string;
  /** Its first bytes, up to so many. */
  head(length: number): Promise<Buffer>;
  /** Lends a local file with all of it, for programs that read files; or throws `ContentTooLarge`. */
  withFile<T>(use: (file: string) => Promise<T>): Promise<T>;
}

export interface KeptContent {
  key: string;
  /** For when no row will name the key after all. */
  undo(): Promise<void>;
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where a part belongs in the whole. */
export interface PartPlace {
  index: number;
  offset: number;
  length: number;
  /** There is no other. */
  isWhole: boolean;
}

/** A part that lies where it belongs. */
export interface PlacedPart extends PartPlace {
  etag: string;
}

/** There is nothing under the key (any more): the file was replaced or removed in the meantime. */
export class ContentGone extends Error {
  override readonly name = 'ContentGone';
}

/** No local file is made of it: it would take the room of all others. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge';
}

/** What lies in place of these parts is not what was completed: they have to be sent again. */
export class PartsChanged extends Error {
  override readonly name = 'PartsChanged';
  readonly indexes: readonly number[];

  constructor(indexes: readonly number[]) {
    super(`Parts ${indexes.join(', ')} have changed`);
    this.indexes = indexes;
  }
}

/** Where content lies: a local folder, or a bucket. Keys are opaque and never used twice. */
export interface Storage extends PartStorage {
  receive(content: Buffer | Readable): Promise<ReceivedContent>;
  /** A name for a local file to be made by another program, then given to `adopt` or removed. */
  reserve(): string;
  adopt(file: string): Promise<ReceivedContent>;
  /** What lies under a key, for another place; where that is gone, it throws `ContentGone` on its way. */
  copy(key: string): PlaceableContent;
  /** Opens the content, or throws `ContentGone`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lends a local file with the content, for programs that read files; or throws `ContentGone` or `ContentTooLarge`. */
  withLocalFile<T>(key: string, use: (file: string) => Promise<T>): Promise<T>;
  /** Whether there is something under the key, where that can be answered at once. */
  isThere?(key: string): boolean;
  delete(key: string): Promise<void>;
  /** Every key whose content has been there for a while, in portions. */
  keys(): AsyncIterable<string[]>;
  /**
   * Makes the place ready and drops what crashed processes left half received. The owner is who
   * alone may say what is not needed here any more.
   */
  open(owner: string): Promise<void>;
  /** Where browsers send parts to, besides this service. */
  readonly partOrigin: string | null;
}

/** Multipart uploads: content that arrives in parts, in any order. */
export interface PartStorage {
  beginParts(size: number): Promise<string>;
  /** The address to which a part is sent; null where we take it ourselves, with `writePart`. */
  partAddress(multipart: string, place: PartPlace): Promise<string | null>;
  /**
   * Lets one writer at a time come to a part, of all processes. Null: there is one. The answer
   * lets the next one come.
   */
  claimPart(name: string): Promise<(() => Promise<void>) | null>;
  /** Whether someone is writing it now. */
  isPartClaimed(name: string): Promise<boolean>;
  /**
   * Writes a part at its place and gives its etag: the SHA-256 of the whole, or, of one of several, a
   * name that no other bytes ever have. Durable when it resolves.
   */
  writePart(multipart: string, place: PartPlace, body: Readable): Promise<string>;
  /** What lies in the place of a part that was sent elsewhere; undefined where only our rows can tell. */
  findPart(
    multipart: string,
    place: PartPlace,
  ): Promise<{ etag: string; length: number } | null | undefined>;
  /** The whole, once every part is there; can be asked for again. May throw `PartsChanged`. */
  joinParts(multipart: string, parts: readonly PlacedPart[]): Promise<ReceivedContent>;
  /** The whole was kept: what else the multipart holds can go. */
  endParts(multipart: string): Promise<void>;
  /** Gives the space of what will not be finished back, also where it was joined and then not kept. */
  dropParts(multipart: string): Promise<void>;
  /** Gives back what was never joined. A file may have the key of such a multipart: that stays. */
  abortParts(multipart: string): Promise<void>;
  /** Names of everything that is being gathered and was begun before `moment`. */
  multiparts(moment: Date): Promise<string[]>;
}
