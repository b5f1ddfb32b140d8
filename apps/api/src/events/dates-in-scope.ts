import type { EventScope } from '@arquiba/contract/events';
import type { Transaction } from '../platform/database/database.ts';
import { refuseClosed } from './answer-event.ts';
import { goneEvent } from './get-event.ts';
import { lockDate } from './queries.ts';
import { lockDates, lockEvent } from './write-queries.ts';

/**
 * The dates that a change is for, locked with their event: one, it and the following, or all that are not
 * over. An event without a rule has one date, and a change is for the whole event.
 */
export async function datesInScope(
  tx: Transaction,
  eventId: string,
  { date: id, scope }: { date: string; scope: EventScope },
  now: Date,
) {
  const event = await lockEvent(tx, eventId);
  if (!event) throw goneEvent();
  const single = scope === 'one' && event.repetition !== null;
  const all = { eventId, now };
  const chosen = await lockDate(tx, id);
  if (chosen?.eventId !== eventId) throw goneEvent();
  refuseClosed(chosen, now);
  const from = scope === 'following' ? { ...all, fromRule: chosen.ruleStart } : all;
  const rows = single ? [chosen] : await lockDates(tx, from);
  return { event, chosen, rows, single, from };
}
