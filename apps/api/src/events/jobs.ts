import type { Job } from '../platform/jobs/job.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { announceAll } from '../platform/jobs/outbox.ts';
import { dateRows } from './date-rows.ts';
import { followZonesJob } from './follow-zones-job.ts';
import { claimReminders, listOutdated, listUnfilled, type Reminder } from './job-queries.ts';
import { type EventNotice, eventNotice, momentIn, noticeOf } from './notices.ts';
import { refreshSummary } from './refresh-summary.ts';
import { DAY_MS, HOUR_MS } from './reminders.ts';
import { dropAnswer } from './show-answers.ts';
import { listUnseen } from './show-queries.ts';
import { tellJob } from './tell-job.ts';
import { changeEvent, insertDates, lockEvent } from './write-queries.ts';

const PORTION = 500;

/** Adds the dates of repeated events that come into reach, and lets posts show the next date. */
export const addDatesJob = defineJob(
  'events.add-dates',
  { schedule: '17 * * * *', retries: 2, timeoutSeconds: 300 },
  async ({ db, clock }) => {
    const now = clock.now();
    for (const { id } of await listUnfilled(db, now)) {
      await db.transaction(async (tx) => {
        const event = await lockEvent(tx, id);
        if (!event || event.cancelled) return;
        const { rows, filledUntil } = dateRows(event, now);
        await insertDates(tx, rows);
        await changeEvent(tx, id, { filledUntil });
      });
    }
    for (const { id } of await listOutdated(db, now)) {
      await db.transaction((tx) => refreshSummary(tx, id, now));
    }
  },
);

/** Reminds people a day and an hour before. Claimed and announced in one transaction: each once. */
export const remindJob = defineJob(
  'events.remind',
  { schedule: '*/5 * * * *', retries: 2, timeoutSeconds: 300 },
  async ({ db, clock }) => {
    const now = clock.now();
    for (const [level, ahead] of [[2, HOUR_MS] as const, [1, DAY_MS] as const]) {
      for (;;) {
        const until = new Date(now.getTime() + ahead);
        const claimed = await db.transaction(async (tx) => {
          const reminders = await claimReminders(tx, { level, now, until, limit: PORTION });
          await announceAll(tx, eventNotice, reminders.map(noticeFor(level)));
          return reminders.length;
        });
        if (claimed < PORTION) break;
      }
    }
  },
);

function noticeFor(level: number) {
  return (reminder: Reminder): EventNotice => ({
    ...noticeOf(reminder),
    title: `${reminder.title}, ${momentIn(reminder.startsAt, reminder.timeZone)}`,
    ...{ recipientId: reminder.accountId, actorId: null, kind: 'event-soon', mail: null },
    // A date that was moved is a new one to be reminded of.
    target: `event-date:${reminder.id}:${reminder.startsAt.toISOString()}:${level}`,
  });
}

/** People who no longer follow, or were blocked, lose the places of events that they may not see any more. */
export const dropUnseenJob = defineJob(
  'events.drop-unseen',
  { schedule: '*/5 * * * *', retries: 2, timeoutSeconds: 300 },
  async ({ db, clock }) => {
    const now = clock.now();
    for (const held of await listUnseen(db, now, PORTION)) {
      await db.transaction((tx) => dropAnswer(tx, held));
    }
  },
);

export const jobs: Job[] = [addDatesJob, followZonesJob, remindJob, dropUnseenJob, tellJob];
