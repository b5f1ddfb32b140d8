import type pg from 'pg';

/** How many jobs of each type wait, run, and have failed. */
export async function countJobs(pool: pg.Pool): Promise<Record<string, Record<string, number>>> {
  const { rows } = await pool.query<{ type: string; state: string; count: number }>(
    `SELECT type, lower(status) AS state, count(*)::int AS count FROM media.job
      WHERE status NOT IN ('Succeeded', 'Cancelled') GROUP BY 1, 2`,
  );
  const counts: Record<string, Record<string, number>> = {};
  for (const { type, state, count } of rows) {
    counts[type] = { ...counts[type], [state]: count };
  }
  return counts;
}
