import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { minutesBetween } from '../platform/local-time.ts';
import { timesOf } from './date-rows.ts';
import { listComingDates } from './job-queries.ts';
import { lockDate } from './queries.ts';
import { refreshSummary } from './refresh-summary.ts';
import { DAY_MS, remindedBy } from './reminders.ts';
import type { DateRow } from './tables.ts';
import { lockEvent, remindAgain, reviseDate } from './write-queries.ts';

const PORTION = 1000;

/**
 * Computes the instants of coming dates again, after the law of a zone has changed and a new version of Node
 * knows it. People are told nothing: the hour on their clocks is the same. Calendars get the new instant.
 */
export const followZonesJob = defineJob(
  'events.follow-zones',
  { schedule: '23 6 * * *', atStart: true, retries: 2, timeoutSeconds: 900 },
  async (services, _payload, { signal }) => {
    const since = new Date(services.clock.now().getTime() - DAY_MS);
    let after = '0';
    for (;;) {
      signal.throwIfAborted();
      const rows = await listComingDates(services.db, { since, after, limit: PORTION });
      for (const row of rows) if (isOutdated(row)) await correct(services, row);
      if (rows.length < PORTION) return;
      after = rows.at(-1)?.id ?? after;
    }
  },
);

function isOutdated(row: DateRow): boolean {
  const { startsAt, endsAt } = instantsOf(row);
  return +startsAt !== +row.startsAt || +endsAt !== +row.endsAt;
}

function instantsOf({ localStart, localEnd, timeZone }: DateRow) {
  return timesOf(localStart, minutesBetween(localStart, localEnd), timeZone);
}

async function correct({ db, clock, log }: Services, { id, eventId }: DateRow): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Events before their dates, as everywhere.
    await lockEvent(tx, eventId);
    const row = await lockDate(tx, id);
    if (!row || !isOutdated(row)) return;
    const { startsAt, endsAt } = instantsOf(row);
    await reviseDate(tx, row, { startsAt, endsAt }, now);
    await remindAgain(tx, id, remindedBy(startsAt, now));
    await refreshSummary(tx, eventId, now);
    log.info({ dateId: id, timeZone: row.timeZone }, 'the instant of a date follows its zone');
  });
}
