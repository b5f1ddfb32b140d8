import type { Transaction } from '../platform/database/database.ts';
import { setEventOfPosts } from '../posts/public/post-event.ts';
import { summaryOf } from './present-date.ts';
import { findDate } from './queries.ts';
import { changeEvent, lockEvent } from './write-queries.ts';

/** The posts of an event show its next date. */
export async function refreshSummary(tx: Transaction, eventId: string, now: Date): Promise<void> {
  const row = await lockEvent(tx, eventId);
  const date = await findDate(tx, { eventId, id: undefined, viewerId: null, now });
  if (!row || !date) return;
  await setEventOfPosts(tx, eventId, summaryOf(row, date));
  await changeEvent(tx, eventId, { shownUntil: date.endsAt });
}
