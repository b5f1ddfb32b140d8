import { dateInBrazil } from '@arquiba/brazil/age';
import { inBrasilia } from '@arquiba/brazil/brasilia';
import { listReachable } from '../../accounts/public/list-reachable.ts';
import type { Services } from '../../platform/context.ts';
import { smallestIdAt } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { findDigests, findUnseen } from './digest-queries.ts';
import { type DuePerson, sendDigest } from './send-digest.ts';

const PORTION = 500;
/** What is older is no news. */
const NEWS_MS = 14 * 24 * 3_600_000;
/** Deeds of the last minute may not be committed yet: they are told in the next digest. */
const SETTLED_MS = 60_000;
const WEEKLY_ON = 1;

/** At eight in the morning in Brasília; the weekly ones on Mondays. People have no time zone of their own. */
export const digestJob = defineJob(
  'notifications.digest',
  { schedule: '0 11 * * *', retries: 5, firstRetrySeconds: 60, timeoutSeconds: 3600 },
  async (services, _payload, { signal }) => {
    const now = services.clock.now();
    // A run that was missed is made up for at the next start, but not at night.
    const hour = inBrasilia(now).getUTCHours();
    if (hour < 7 || hour > 20) return;
    let after = '0';
    while (!signal.aborted) {
      const ids = await listReachable(services.db, { after, limit: PORTION });
      for (const due of await findDue(services, ids, now)) {
        if (signal.aborted) return;
        await sendDigest(services, due);
      }
      const last = ids.at(-1);
      if (ids.length < PORTION || !last) return;
      after = last;
    }
  },
);

/** Those of these people whose turn it is and who have something to read. */
async function findDue(
  { db, hooks }: Services,
  ids: readonly string[],
  now: Date,
): Promise<DuePerson[]> {
  const digests = await findDigests(db, ids);
  const known = new Map(digests.map((row) => [row.accountId, row]));
  const oldest = new Date(now.getTime() - NEWS_MS);
  const until = new Date(now.getTime() - SETTLED_MS);
  const isMonday = inBrasilia(now).getUTCDay() === WEEKLY_ON;
  const due = ids.flatMap((accountId) => {
    const { frequency = 'daily', sentAt = null } = known.get(accountId) ?? {};
    if (frequency === 'off' || (frequency === 'weekly' && !isMonday)) return [];
    if (sentAt && dateInBrazil(sentAt) === dateInBrazil(now)) return [];
    const since = sentAt && sentAt > oldest ? sentAt : oldest;
    return [{ accountId, frequency, lastSentAt: sentAt, since, until }];
  });
  const unseen = await findUnseen(db, due, smallestIdAt(until));
  const waiting = await hooks.waitingConversations(db, due, now);
  return due
    .map((person) => ({
      ...person,
      floor: unseen.get(person.accountId) ?? null,
      waiting: waiting.get(person.accountId) ?? 0,
    }))
    .filter(({ floor, waiting }) => floor !== null || waiting > 0);
}
