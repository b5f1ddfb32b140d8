import type { Transaction } from '../platform/database/database.ts';
import { letGo, listWaiting, setGoing } from './answer-queries.ts';
import { announcePlaces } from './notices.ts';
import type { DateRow } from './tables.ts';

/**
 * Gives free places to the waiting list. Called in every transaction that frees places, after the date was
 * locked; `date.going` is the number now. A party that does not fit stops the list: nobody overtakes it.
 */
export async function promote(
  tx: Transaction,
  date: Pick<DateRow, 'id' | 'eventId' | 'capacity' | 'cancelled' | 'going'>,
): Promise<void> {
  if (date.cancelled) return;
  const free = date.capacity === null ? Number.POSITIVE_INFINITY : date.capacity - date.going;
  if (free <= 0) return;
  const promoted: string[] = [];
  let taken = 0;
  for (const { accountId, guests } of await listWaiting(tx, date.id)) {
    if (taken + 1 + guests > free) break;
    taken += 1 + guests;
    promoted.push(accountId);
  }
  if (promoted.length === 0) return;
  await letGo(tx, date.id, promoted);
  await setGoing(tx, date.id, date.going + taken);
  await announcePlaces(tx, date, promoted);
}
