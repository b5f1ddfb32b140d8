import type { Readable } from 'node:stream';

/** What the media service knows about a stored file. */
export interface StoredFile {
  /** Absolute path inside the product's media account, such as `/profiles/71/avatar.webp`. */
  path: string;
  mime: string;
  size: number;
  etag: string;
  width: number | null;
  height: number | null;
  /** A tiny blurred picture as a `data:` address; null for what has no picture. */
  placeholder: string | null;
}

export interface NewFile {
  path: string;
  mime: string;
  originalFileName: string;
  content: Buffer | Readable;
}

/** What the product asks of its media service, in process or over the network. */
export interface MediaPort {
  /** The address under which browsers fetch a path, without query. */
  urlOf(path: string, kind: 'raw' | 'image'): string;
  /** Known files among `paths`; unknown ones are absent. */
  describe(paths: readonly string[]): Promise<Map<string, StoredFile>>;
  /** Durable when it resolves. An existing path is replaced. */
  store(file: NewFile): Promise<StoredFile>;
  remove(path: string): Promise<void>;
  /** Removes everything below a folder such as `/posts/71`, but for the paths in `keep`. */
  removeFolder(folder: string, keep?: readonly string[]): Promise<void>;
  /** The key that the product's own pages name. Alone it opens nothing that is not public. */
  publicKey(): Promise<string>;
  /**
   * Lets the bearer put new files into a folder such as `/posts/71`, and see what is in it, from the
   * pages of the site, for some minutes.
   */
  issueUploadToken(folder: string, seconds: number): Promise<string>;
}
