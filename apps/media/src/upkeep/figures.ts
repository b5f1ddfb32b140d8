import type pg from 'pg';

/** Figures for monitoring. */
export interface MediaFigures {
  /** By the type of job. Failed ones stay for 30 days. */
  jobs: Record<string, { queued: number; active: number; failed: number }>;
  /** How long the job has waited that waits longest; 0 where none does. */
  oldestJobSeconds: number;
  /** Uploads that have begun and not ended, of all processes. */
  openUploads: number;
  /** Since this process has begun. */
  stored: Stored;
}

/** Counted while the process runs. */
export interface Stored {
  files: number;
  bytes: number;
}

export async function readFigures(pool: pg.Pool, stored: Stored): Promise<MediaFigures> {
  const [jobs, rest] = await Promise.all([countJobs(pool), readRest(pool)]);
  return { jobs, ...rest, stored };
}

async function countJobs(pool: pg.Pool): Promise<MediaFigures['jobs']> {
  type Row = { type: string; queued: number; active: number; failed: number };
  const { rows } = await pool.query<Row>(
    `SELECT type, count(*) FILTER (WHERE status IN ('Created', 'Pending'))::int AS queued,
        count(*) FILTER (WHERE status IN ('Running', 'Cancelling', 'Rollback'))::int AS active,
        count(*) FILTER (WHERE status = 'Failed')::int AS failed
      FROM media.job WHERE status NOT IN ('Succeeded', 'Cancelled') GROUP BY type`,
  );
  return Object.fromEntries(rows.map(({ type, ...counts }) => [type, counts]));
}

async function readRest(
  pool: pg.Pool,
): Promise<Pick<MediaFigures, 'oldestJobSeconds' | 'openUploads'>> {
  const { rows } = await pool.query<{ oldest: number; open: number }>(
    `SELECT (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM media.job
        WHERE status IN ('Created', 'Pending')) AS oldest,
      (SELECT count(*)::int FROM media.upload WHERE etag IS NULL) AS open`,
  );
  return { oldestJobSeconds: rows[0]?.oldest ?? 0, openUploads: rows[0]?.open ?? 0 };
}
