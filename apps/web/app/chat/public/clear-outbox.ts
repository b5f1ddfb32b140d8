import { OUTBOX_DATABASE } from '../outbox/outbox-database.ts';
import { markWaiting } from './waiting-mark.ts';

/** At sign-out: nobody else on this computer finds what was not sent. */
export function clearOutbox(): void {
  markWaiting(false);
  try {
    indexedDB.deleteDatabase(OUTBOX_DATABASE);
  } catch {
    // Without IndexedDB there is no outbox.
  }
}
