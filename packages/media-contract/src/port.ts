import type { Readable } from 'node:stream';
import type { ProgramState } from './live-program.ts';
import type { LiveEndReason } from './live-socket.ts';

/** What the media service knows about a stored file. */
export interface StoredFile {
  /** Absolute path inside the product's media account, such as `/profiles/71/avatar.webp`. */
  path: string;
  mime: string;
  size: number;
  etag: string;
  width: number | null;
  height: number | null;
  /** A tiny blurred picture as a `data:` URL; null for files without a picture. */
  placeholder: string | null;
  /** Null if it is not a video, or cannot be played. */
  video: StoredVideo | null;
}

export interface StoredVideo {
  durationMs: number;
  hasAudio: boolean;
  /** `urlOf(path, 'video')` is an MP4 that plays while it loads. */
  playable: boolean;
  /** The same with `f=hls-h264&artifact=/video.m3u8` is a playlist of all renditions. */
  adaptive: boolean;
}

export interface NewFile {
  path: string;
  mime: string;
  originalFileName: string;
  content: Buffer | Readable;
}

/** A part of a stored video that becomes a file of its own. */
export interface VideoCut {
  source: string;
  /** Of the new file, in the same account. */
  path: string;
  startMs: number;
  endMs: number;
  /** Where its still picture is, in the time of the source. */
  coverMs: number;
  /** Without sound. */
  muted: boolean;
}

export type CutState =
  | {
      state: 'making';
      progress: number;
      /** How many cuts are made before it. */
      before: number;
      /** How long it takes, with those before it, as fast as the last ones were; null if that is not known. */
      seconds: number | null;
    }
  | { state: 'done' | 'failed' };

/** What the product needs from its media service, in process or over the network. */
export interface MediaPort {
  /** The address under which browsers fetch a path, without query. */
  urlOf(path: string, kind: 'raw' | 'image' | 'video'): string;
  /** Known files among `paths`; unknown ones are absent. */
  describe(paths: readonly string[]): Promise<Map<string, StoredFile>>;
  /** How long the sound of a file is; null if it has none that can be played. */
  soundMs(path: string): Promise<number | null>;
  /** Begins a cut and gives the id of its job. Two of the same path make one file. */
  cutVideo(cut: VideoCut): Promise<string>;
  cutState(jobId: string): Promise<CutState>;
  /** Durable when it resolves. An existing path is replaced. */
  store(file: NewFile): Promise<StoredFile>;
  remove(path: string): Promise<void>;
  /** The bytes of a stored file, for the product itself; null if there is none. */
  read(path: string): Promise<Readable | null>;
  /**
   * Stores a picture or a PDF again, under another path. A picture is encoded again as a JPEG, so nothing but what it
   * shows is kept of it. Null for any other file, and for one that cannot be read.
   */
  storeDocument(from: string, to: string): Promise<StoredFile | null>;
  /** Nobody downloads what is in a folder such as `/prescriptions`: only the product reads it. */
  closeFolder(folder: string): Promise<void>;
  /** Deletes everything below a folder such as `/posts/71`, except the paths in `keep`. */
  removeFolder(folder: string, keep?: readonly string[]): Promise<void>;
  /** The paths below a folder whose content was stored in a period, in batches. */
  listStored(folder: string, span: { since: Date; until: Date }): AsyncIterable<string[]>;
  /** Restricts files, or opens them to everyone again. A restricted file needs a pass in its address. */
  restrict(paths: readonly string[], restricted: boolean): Promise<void>;
  /** Restricts everything below a folder such as `/posts/71`, except the paths in `open`. */
  restrictFolder(folder: string, open: readonly string[] | 'all'): Promise<void>;
  /** The key in the product's own pages. On its own it gives access to public files only. */
  publicKey(): Promise<string>;
  /** Where a browser sends a whole file in one request, with the key and an upload token. */
  uploadUrl(): string;
  /**
   * Allows the bearer to store new files in a folder, and to download them unless it is `uploadOnly`, from the pages
   * of the site, for some minutes.
   */
  issueUploadToken(grant: UploadGrant): Promise<string>;
  /** The beginning of a page on the public internet; null if there is none that can be read. */
  readPage(url: string): Promise<PageElsewhere | null>;
  /**
   * Stores a small copy of a picture on the public internet, made by our own encoder; null if there is none that can
   * be read.
   */
  storePicture(from: { url: string; path: string }): Promise<StoredFile | null>;
  /** How many bytes of a space are in use, with what open uploads have reserved. */
  usedSpace(name: string): Promise<number>;
  lives: LivePort;
}

/** Lives: their ids are the product's. */
export interface LivePort {
  /** Where a broadcaster's socket opens. */
  socketUrl(): string;
  /** Lets the bearer broadcast a live from now on, and come back to it; good for a minute. */
  issueTicket(grant: LiveGrant): Promise<string>;
  /** Where programs such as OBS connect; null where none may. */
  programUrl(): string | null;
  /** Null where no program is connected for the live. */
  describeProgram(id: string): Promise<ProgramState | null>;
  /** Shows what the connected program sends; false where there is none. */
  airProgram(id: string): Promise<boolean>;
  /** Those of `ids` that were ever granted. */
  describe(ids: readonly string[]): Promise<Map<string, LiveState>>;
  /** Makes a live of finished recordings, as if a broadcaster had just sent them. */
  import(live: ImportedLive): Promise<void>;
  /** What a pass for a live is signed for. */
  pathOf(id: string): string;
  /** The playlist of the last minutes, and of all since the beginning, with a pass that the gate accepts. */
  urlOf(id: string, pass: string, which: 'live' | 'all'): string;
  end(id: string, reason: 'owner' | 'operator'): Promise<void>;
  /**
   * Deletes for ever what is not wholly between two moments of an ended one, in the time of the recording as it was
   * broadcast: it can be repeated. Null, and nothing happens, where less than `shortestMs` would be left.
   */
  cut(
    id: string,
    part: { fromMs: number; toMs: number; shortestMs: number },
  ): Promise<LiveCut | null>;
  /** A picture of what is on air, or of how the recording begins, as JPEG; null where there is none. */
  still(id: string): Promise<Buffer | null>;
  /** Deletes all of it; bears being cut short. */
  remove(id: string): Promise<void>;
}

export interface LiveGrant {
  liveId: string;
  longestSeconds: number;
  /** How many lives may be on air at once in a process. */
  most: number;
  space: UploadGrant['space'];
}

export interface ImportedLive {
  id: string;
  space: UploadGrant['space'];
  /** MP4 files that can be read from a pipe: their index comes first. */
  recordings: readonly Buffer[];
  size: { width: number; height: number };
  /** When the first picture was taken. */
  beganAt: Date;
  /** Shows them again and again, by the clock, until it is ended. */
  loops: boolean;
}

export interface LiveState {
  /** `idle`: nothing was shown yet. `away`: the broadcaster has dropped, and may come back. */
  state: 'idle' | 'onAir' | 'away' | 'ended';
  durationMs: number;
  startedAt: Date | null;
  endedAt: Date | null;
  endReason: LiveEndReason | null;
}

export interface LiveCut {
  /** How much is cut off the beginning by now. */
  cutMs: number;
  durationMs: number;
  /** When what is left was broadcast. */
  from: Date;
  until: Date;
}

export interface PageElsewhere {
  /** After all redirects. */
  url: string;
  html: string;
}

/** What an upload token allows. */
export interface UploadGrant {
  /** Such as `/posts/71`. */
  folder: string;
  /** How long the token lives. */
  seconds: number;
  /** What the files count for. Several folders may share a space; its quota is asked when an upload begins. */
  space: { name: string; quotaBytes: number };
  uploadOnly?: boolean;
}

/** How the product decides about restricted files; it alone knows who may see what. */
export interface DownloadGate {
  /** Whether the pass in an address opens the file now. It is asked at every download. */
  mayOpen(path: string, pass: string): Promise<boolean>;
}
