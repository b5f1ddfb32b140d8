import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SavedCard, StoredCard, StoredCharge } from './charge.ts';

export interface StoredEvent {
  id: string;
  chargeId: string;
  type: string;
  occurredAt: string;
  attempts: number;
}

/** The gateway's storage, in one file: open charges survive a restart. */
export interface Store {
  saveCharge(charge: StoredCharge, key?: string): void;
  charge(id: string): StoredCharge | null;
  chargeByKey(key: string): StoredCharge | null;
  chargesOf(reference: string): StoredCharge[];
  saveCard(token: string, card: StoredCard, now: Date): void;
  /** A token can be used once. */
  takeCard(token: string): StoredCard | null;
  /** The id of the customer with this e-mail, new or known. */
  customerOf(email: string): string;
  hasCustomer(id: string): boolean;
  addSavedCard(card: SavedCard): void;
  savedCard(id: string): SavedCard | null;
  savedCardsOf(customerId: string): SavedCard[];
  removeSavedCard(customerId: string, id: string): void;
  /** With all cards. */
  removeCustomer(id: string): void;
  addEvent(event: Omit<StoredEvent, 'attempts'>): void;
  /** Not delivered yet, oldest first. */
  waitingEvents(): StoredEvent[];
  countAttempt(eventId: string): void;
  removeEvent(eventId: string): void;
  close(): void;
}

/** As long as a review lasts, and a while longer. */
const TOKEN_LIFE_MS = 7 * 24 * 3_600_000;

export function openStore(file: string): Store {
  if (file !== ':memory:') closeToOthers(file);
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS charge (
      id TEXT PRIMARY KEY, reference TEXT NOT NULL, key TEXT UNIQUE, document TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS charge_reference ON charge (reference);
    CREATE TABLE IF NOT EXISTS card_token (
      token TEXT PRIMARY KEY, document TEXT NOT NULL, made_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS customer (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS saved_card (
      id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, document TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS event (
      id TEXT PRIMARY KEY, charge_id TEXT NOT NULL, type TEXT NOT NULL, occurred_at TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0);`);
  const put = db.prepare(
    `INSERT INTO charge (id, reference, key, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
  );
  const byId = db.prepare('SELECT document FROM charge WHERE id = ?');
  const byKey = db.prepare('SELECT document FROM charge WHERE key = ?');
  const byReference = db.prepare('SELECT document FROM charge WHERE reference = ? ORDER BY rowid');
  const putCard = db.prepare('INSERT INTO card_token (token, document, made_at) VALUES (?, ?, ?)');
  const forgetCards = db.prepare('DELETE FROM card_token WHERE made_at < ?');
  const takeCard = db.prepare('DELETE FROM card_token WHERE token = ? RETURNING document');
  const putCustomer = db.prepare(
    `INSERT INTO customer (id, email) VALUES (?, ?)
     ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`,
  );
  const byCustomerId = db.prepare('SELECT id FROM customer WHERE id = ?');
  const dropCustomer = db.prepare('DELETE FROM customer WHERE id = ?');
  const putSaved = db.prepare(
    'INSERT INTO saved_card (id, customer_id, document) VALUES (?, ?, ?)',
  );
  const savedById = db.prepare('SELECT document FROM saved_card WHERE id = ?');
  const savedOf = db.prepare(
    'SELECT document FROM saved_card WHERE customer_id = ? ORDER BY rowid',
  );
  const dropSaved = db.prepare('DELETE FROM saved_card WHERE customer_id = ? AND id = ?');
  const dropAllSaved = db.prepare('DELETE FROM saved_card WHERE customer_id = ?');
  const putEvent = db.prepare(
    'INSERT INTO event (id, charge_id, type, occurred_at) VALUES (?, ?, ?, ?)',
  );
  const events = db.prepare(
    `SELECT id, charge_id AS chargeId, type, occurred_at AS occurredAt, attempts
     FROM event ORDER BY rowid`,
  );
  const attempt = db.prepare('UPDATE event SET attempts = attempts + 1 WHERE id = ?');
  const remove = db.prepare('DELETE FROM event WHERE id = ?');

  const read = <T>(row: unknown): T | null =>
    row ? (JSON.parse((row as { document: string }).document) as T) : null;

  return {
    saveCharge: (charge, key) =>
      void put.run(charge.id, charge.reference, key ?? null, JSON.stringify(charge)),
    charge: (id) => read<StoredCharge>(byId.get(id)),
    chargeByKey: (key) => read<StoredCharge>(byKey.get(key)),
    chargesOf: (reference) =>
      byReference.all(reference).flatMap((row) => read<StoredCharge>(row) ?? []),
    saveCard(token, card, now) {
      forgetCards.run(now.getTime() - TOKEN_LIFE_MS);
      putCard.run(token, JSON.stringify(card), now.getTime());
    },
    takeCard: (token) => read<StoredCard>(takeCard.get(token)),
    customerOf: (email) => (putCustomer.get(randomUUID(), email) as { id: string }).id,
    hasCustomer: (id) => byCustomerId.get(id) !== undefined,
    addSavedCard: (card) => void putSaved.run(card.id, card.customerId, JSON.stringify(card)),
    savedCard: (id) => read<SavedCard>(savedById.get(id)),
    savedCardsOf: (customerId) =>
      savedOf.all(customerId).flatMap((row) => read<SavedCard>(row) ?? []),
    removeSavedCard: (customerId, id) => void dropSaved.run(customerId, id),
    removeCustomer(id) {
      dropAllSaved.run(id);
      dropCustomer.run(id);
    },
    addEvent: ({ id, chargeId, type, occurredAt }) =>
      void putEvent.run(id, chargeId, type, occurredAt),
    waitingEvents: () => events.all() as unknown as StoredEvent[],
    countAttempt: (id) => void attempt.run(id),
    removeEvent: (id) => void remove.run(id),
    close: () => db.close(),
  };
}

/** Cards and charges are for the owner only. SQLite gives the files beside it the same permissions. */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
