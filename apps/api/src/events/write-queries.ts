import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { type DateRow, type EventRow, event, eventAnswer, eventDate } from './tables.ts';

export async function insertEvent(tx: Transaction, row: EventRow, dates: DateRow[]): Promise<void> {
  await tx.insert(event).values(row);
  await insertDates(tx, dates);
}

/** Leaves alone the dates that exist. */
export async function insertDates(tx: Transaction, rows: DateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(eventDate)
    .values(rows)
    .onConflictDoNothing({
      target: [eventDate.eventId, eventDate.ruleNumber, eventDate.ruleStart],
    });
}

/** Until the transaction ends, nobody else changes the event itself. */
export async function lockEvent(tx: Transaction, id: string): Promise<EventRow | null> {
  const [row] = await tx.select().from(event).where(eq(event.id, id)).for('update');
  return row ?? null;
}

export async function changeEvent(tx: Transaction, id: string, changes: Partial<EventRow>) {
  await tx.update(event).set(changes).where(eq(event.id, id));
}

/**
 * The dates that a change is for, locked in the order of their ids: those that are not over, from a date of
 * the rule on.
 */
export function lockDates(
  tx: Transaction,
  { eventId, fromRule, now, cancelled = false }: DatesQuery,
): Promise<DateRow[]> {
  return tx
    .select()
    .from(eventDate)
    .where(
      and(
        eq(eventDate.eventId, eventId),
        eq(eventDate.cancelled, cancelled),
        gt(eventDate.endsAt, now),
        fromRule === undefined ? undefined : gte(eventDate.ruleStart, fromRule),
      ),
    )
    .orderBy(asc(eventDate.id))
    .for('update');
}

interface DatesQuery {
  eventId: string;
  fromRule?: string | undefined;
  now: Date;
  cancelled?: boolean;
}

export async function changeDate(tx: Transaction, id: string, changes: Partial<DateRow>) {
  await tx.update(eventDate).set(changes).where(eq(eventDate.id, id));
}

export async function deleteDates(tx: Transaction, ids: string[]) {
  if (ids.length > 0) await tx.delete(eventDate).where(inArray(eventDate.id, ids));
}

/** The ids of those dates that somebody answered, even with 'no'. */
export async function listAnswered(
  tx: Transaction,
  rows: readonly Pick<DateRow, 'id'>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await tx
    .selectDistinct({ id: eventAnswer.dateId })
    .from(eventAnswer)
    .where(
      inArray(
        eventAnswer.dateId,
        rows.map(({ id }) => id),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** A change that calendars must hear of. */
export async function reviseDate(
  tx: Transaction,
  { id, sequence }: Pick<DateRow, 'id' | 'sequence'>,
  changes: Partial<DateRow>,
  at: Date,
) {
  await changeDate(tx, id, { ...changes, sequence: sequence + 1, changedAt: at });
}

/** After a date was moved: everyone is reminded of the new time, from `reminded` on. */
export async function remindAgain(tx: Transaction, dateId: string, reminded: number) {
  await tx.update(eventAnswer).set({ reminded }).where(eq(eventAnswer.dateId, dateId));
}

/** Everyone who said that they go, may go, or wait, each once, with the first of these dates. */
export async function listAnswerers(tx: Transaction, dateIds: readonly string[]) {
  if (dateIds.length === 0) return [];
  return tx
    .selectDistinctOn([eventAnswer.accountId], {
      accountId: eventAnswer.accountId,
      dateId: eventAnswer.dateId,
    })
    .from(eventAnswer)
    .innerJoin(eventDate, eq(eventDate.id, eventAnswer.dateId))
    .where(
      and(
        inArray(eventAnswer.dateId, [...dateIds]),
        sql`${eventAnswer.answer} <> 'no' AND NOT ${eventAnswer.hidden}`,
      ),
    )
    .orderBy(eventAnswer.accountId, eventDate.startsAt);
}
