import { memoryStorage } from './memory-storage.ts';
import type { OutboxStorage, WaitingMessage } from './outbox.ts';
import { OUTBOX_DATABASE } from './outbox-database.ts';

const STORE = 'messages';

/** In IndexedDB, which outlives a reload and a closed tab. */
export async function openStorage(): Promise<OutboxStorage> {
  try {
    return storageOf(await openDatabase());
  } catch {
    return memoryStorage();
  }
}

function storageOf(database: IDBDatabase): OutboxStorage {
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async list(accountId) {
      const all: WaitingMessage[] = await settled(store('readonly').getAll());
      const own = all.filter((message) => message.accountId === accountId);
      return own.sort((one, other) => one.order - other.order);
    },
    async put(message) {
      await settled(store('readwrite').put(message));
    },
    async remove(clientId) {
      await settled(store('readwrite').delete(clientId));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(OUTBOX_DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'clientId' });
  };
  return settled(opening).then((database) => {
    // Another tab signs out and deletes it.
    database.onversionchange = () => database.close();
    return database;
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
