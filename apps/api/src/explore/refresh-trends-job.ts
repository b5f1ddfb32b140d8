import { smallestIdAt } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { countWeek, type Days, listTrends, replaceTrends } from './trend-queries.ts';
import { decayingPeak, trendScore } from './trend-score.ts';

const DAY_MS = 24 * 3_600_000;

/** Computes the trends and stores them for readers. */
export const refreshTrendsJob = defineJob(
  'explore.refresh-trends',
  { schedule: '*/5 * * * *', atStart: true, retries: 1, timeoutSeconds: 120 },
  async ({ db, clock }) => {
    const now = clock.now();
    const [counts, before] = await Promise.all([countWeek(db, daysBefore(now)), listTrends(db)]);
    const known = new Map(before.map((row) => [row.tag, row]));
    const rows = counts.map((count) => ({
      ...count,
      ...decayingPeak(trendScore(count.today, count.yesterday), known.get(count.tag), now),
    }));
    await db.transaction((tx) => replaceTrends(tx, rows.toSorted(byScore).slice(0, KEPT)));
  },
);

const KEPT = 200;

function byScore(one: { score: number; accounts: number }, two: typeof one): number {
  return two.score - one.score || two.accounts - one.accounts;
}

export function daysBefore(now: Date): Days {
  const idBefore = (days: number) => smallestIdAt(new Date(now.getTime() - days * DAY_MS));
  return { today: idBefore(1), yesterday: idBefore(2), week: idBefore(7) };
}
