import type { UploadBegun } from '../protocol.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { UploadData } from './upload-source.ts';

/** What is stored about an upload that was begun on this device. */
export interface UnfinishedUpload extends UploadBegun {
  apiUrl: string;
  scope: string;
  fingerprint: string;
  /** The bytes, if there was room for them; otherwise the same file must be chosen again. */
  data: Blob | null;
  /** Milliseconds since 1970. */
  begun: number;
}

/** Stores uploads, so that a reload or a crash of the page does not lose them. */
export interface UploadStore {
  save(begun: UploadBegun, data: UploadData): Promise<void>;
  list(): Promise<UnfinishedUpload[]>;
  remove(uploadId: string): Promise<void>;
  /**
   * Marks an upload as running here, until the returned function is called or the page is gone; null if it is
   * running elsewhere.
   */
  hold(uploadId: string): Promise<(() => void) | null>;
}

export interface UploadStoreOptions {
  apiUrl: string;
  /** Uploads are found only under the scope under which they were stored. */
  scope?: string;
  /** Limit for the bytes of all unfinished uploads together; default 500 MB. */
  maxBytes?: number;
  /** Milliseconds after which an upload is deleted; default one day, as in services. */
  maxAge?: number;
}

const DATABASE = 'arquiba-uploads';
const STORE = 'unfinished';
const LOCK = 'arquiba-upload-';
const DAY = 24 * 60 * 60 * 1000;

/** Stores uploads in IndexedDB. Without access to it, as in some private windows, it stores none. */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { apiUrl, scope = '', maxBytes = 500_000_000, maxAge = DAY } = options;

  return {
    async save(begun, data) {
      if (!(data instanceof Blob)) return;
      const fingerprint = fingerprintOf(data);
      const record = { ...begun, apiUrl, scope, fingerprint, begun: Date.now() };
      const hasRoom = data.size <= (await room().catch(() => 0));
      await write({ ...record, data: hasRoom ? data : null }).catch(() =>
        write({ ...record, data: null }).catch(() => {}),
      );
    },

    async list() {
      const all = await inStore<UnfinishedUpload[]>('readonly', (store) => store.getAll()).catch(
        () => [],
      );
      const old = all.filter(({ begun }) => Date.now() - begun > maxAge);
      await Promise.all(old.map(({ uploadId }) => this.remove(uploadId)));
      const underWay = await heldHereOrElsewhere();
      return all.filter(
        (upload) =>
          !old.includes(upload) &&
          upload.apiUrl === apiUrl &&
          upload.scope === scope &&
          !underWay.has(LOCK + upload.uploadId),
      );
    },

    async remove(uploadId) {
      await inStore('readwrite', (store) => store.delete(uploadId)).catch(() => {});
    },

    hold(uploadId) {
      const { promise, resolve } = withResolvers<(() => void) | null>();
      if (!navigator.locks) return Promise.resolve(() => {});
      void navigator.locks.request(LOCK + uploadId, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        const held = withResolvers<void>();
        resolve(held.resolve);
        return held.promise;
      });
      return promise;
    },
  };

  // Another tab may be sending the same upload: two would disturb each other.
  async function heldHereOrElsewhere(): Promise<Set<string | undefined>> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.map(({ name }) => name));
  }

  async function room(): Promise<number> {
    const all = await inStore<UnfinishedUpload[]>('readonly', (store) => store.getAll());
    const used = all.reduce((sum, { data }) => sum + (data?.size ?? 0), 0);
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
    return Math.min(maxBytes - used, (quota - usage) / 2);
  }
}

/** Identifies a file, to recognise it when it is chosen again. */
export function fingerprintOf(file: Blob): string {
  const { name = '', lastModified = 0 } = file as Partial<File>;
  return [name, file.size, file.type, lastModified].join('\n');
}

function write(record: UnfinishedUpload): Promise<unknown> {
  return inStore('readwrite', (store) => store.put(record));
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'uploadId' });
  };
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const answer = await answerOf(ask(transaction.objectStore(STORE)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return answer;
  } finally {
    database.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
