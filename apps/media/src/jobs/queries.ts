import type { JobError, JobStatus, JobType } from '@arquiba/media-contract/provider-jobs';
import type pg from 'pg';
import type { Progress } from './job-kind.ts';

type Queryable = pg.Pool | pg.PoolClient;

export interface JobRow {
  id: string;
  accountId: string;
  type: JobType;
  status: JobStatus;
  summary: Record<string, unknown>;
  error: JobError | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewJob {
  accountId: string;
  type: JobType;
  task: unknown;
  /** Where it is not that of its type. */
  queue?: string;
  /** Of work that comes by itself: its lane within the account; lanes are served in rotation. */
  lane?: string;
  /** Within an account, less is sooner. */
  urgency?: number;
}

export interface ClaimedJob extends JobRow {
  queue: string;
  task: unknown;
  checkpoint: unknown;
  attempts: number;
}

const COLUMNS = `id, account_id AS "accountId", type, status, summary, error,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

// What was to be done is nobody's business once it is over.
const FORGET = `task = 'null', checkpoint = NULL`;

export async function insertJob(db: Queryable, id: string, job: NewJob): Promise<void> {
  const { accountId, type, task, queue = null, lane = null, urgency = 0 } = job;
  await db.query(
    `INSERT INTO media.job (id, account_id, type, task, queue, lane, urgency)
      VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
    [id, accountId, type, JSON.stringify(task), queue, lane, urgency],
  );
}

const IS_OPEN = `status IN ('Created', 'Pending', 'Running', 'Cancelling')`;

/** Those that somebody asked for. */
export async function countOpenJobs(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM media.job
      WHERE account_id = $1 AND lane IS NULL AND ${IS_OPEN}`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Those that came by themselves: of an account, and of them those in a lane. */
export async function countOpenInLanes(
  db: Queryable,
  accountId: string,
  lane: string,
): Promise<{ ofAccount: number; ofLane: number }> {
  const { rows } = await db.query<{ ofAccount: number; ofLane: number }>(
    `SELECT count(*)::int AS "ofAccount", (count(*) FILTER (WHERE lane = $2))::int AS "ofLane"
      FROM media.job WHERE account_id = $1 AND lane IS NOT NULL AND ${IS_OPEN}`,
    [accountId, lane],
  );
  return rows[0] ?? { ofAccount: 0, ofLane: 0 };
}

export async function findJob(
  db: Queryable,
  accountId: string,
  type: JobType,
  id: string,
): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    `SELECT ${COLUMNS} FROM media.job WHERE account_id = $1 AND type = $2 AND id = $3`,
    [accountId, type, id],
  );
  return rows[0] ?? null;
}

export async function findRecentJobs(
  db: Queryable,
  accountId: string,
  types: readonly JobType[],
  limit: number,
): Promise<JobRow[]> {
  const { rows } = await db.query<JobRow>(
    `SELECT ${COLUMNS} FROM media.job WHERE account_id = $1 AND type = ANY ($2::text[])
      ORDER BY id DESC LIMIT $3`,
    [accountId, types, limit],
  );
  return rows;
}

/** A waiting job ends at once; a running one is notified. */
export async function cancelJobRow(db: Queryable, accountId: string, id: string): Promise<void> {
  await db.query(
    `UPDATE media.job SET updated_at = now(),
        status = CASE WHEN leased_until > now() AND lease IS NOT NULL THEN 'Cancelling'
          ELSE 'Cancelled' END,
        lease = CASE WHEN leased_until > now() THEN lease END,
        task = CASE WHEN leased_until > now() AND lease IS NOT NULL THEN task ELSE 'null' END
      WHERE account_id = $1 AND id = $2 AND status IN ('Created', 'Pending', 'Running')`,
    [accountId, id],
  );
}

// The account that was served longest ago, then what is urgent in it, then the lane. Jobs without a lane
// are in the order of their ids.
const ROTATION = `(SELECT max(started_at) FROM media.job AS other
    WHERE other.account_id = job.account_id AND other.lane IS NOT NULL AND job.lane IS NOT NULL
  ) NULLS FIRST, urgency,
  (SELECT max(started_at) FROM media.job AS other
    WHERE other.account_id = job.account_id AND other.lane = job.lane
  ) NULLS FIRST, id`;

/**
 * Takes the oldest job that nobody works on, or the next in rotation, also one whose process has
 * died; the lease is its name from now on. A job that was to be cancelled when its process died is cancelled by this, and given
 * as such.
 */
export async function claimJob(
  db: Queryable,
  queues: readonly string[],
  lease: string,
  leaseMs: number,
): Promise<ClaimedJob | null> {
  const { rows } = await db.query<ClaimedJob>({
    name: 'media-claim-job',
    text: `UPDATE media.job SET attempts = attempts + 1, updated_at = now(), started_at = now(),
        status = CASE status WHEN 'Cancelling' THEN 'Cancelled' ELSE 'Running' END,
        lease = CASE status WHEN 'Cancelling' THEN NULL ELSE $2 END,
        leased_until = now() + $3 * interval '1 millisecond'
      WHERE id = (
        SELECT id FROM media.job
        WHERE status IN ('Created', 'Pending', 'Running', 'Cancelling') AND coalesce(queue, type) = ANY ($1::text[])
          AND (leased_until IS NULL OR leased_until < now())
        ORDER BY ${ROTATION} LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING ${COLUMNS}, coalesce(queue, type) AS queue, task, checkpoint, attempts`,
    values: [queues, lease, leaseMs],
  });
  return rows[0] ?? null;
}

/** Gives the job's status, or null where the lease is no longer ours. */
export async function renewLease(
  db: Queryable,
  id: string,
  lease: string,
  leaseMs: number,
): Promise<JobStatus | null> {
  const { rows } = await db.query<{ status: JobStatus }>({
    name: 'media-renew-lease',
    text: `UPDATE media.job SET leased_until = clock_timestamp() + $3 * interval '1 millisecond'
      WHERE id = $1 AND lease = $2 RETURNING status`,
    values: [id, lease, leaseMs],
  });
  return rows[0]?.status ?? null;
}

/** As `renewLease`, with what the job has done by now. */
export async function noteProgress(
  db: Queryable,
  id: string,
  lease: string,
  leaseMs: number,
  { summary, checkpoint }: Progress,
): Promise<JobStatus | null> {
  const { rows } = await db.query<{ status: JobStatus }>({
    name: 'media-note-progress',
    text: `UPDATE media.job SET summary = $4::jsonb, checkpoint = coalesce($5::jsonb, checkpoint),
        attempts = CASE WHEN $5 IS NULL THEN attempts ELSE 1 END, updated_at = clock_timestamp(),
        leased_until = clock_timestamp() + $3 * interval '1 millisecond'
      WHERE id = $1 AND lease = $2 RETURNING status`,
    values: [
      ...[id, lease, leaseMs, JSON.stringify(summary)],
      checkpoint === undefined ? null : JSON.stringify(checkpoint),
    ],
  });
  return rows[0]?.status ?? null;
}

/** The end of a run, for good. */
export async function endJob(
  db: Queryable,
  id: string,
  lease: string,
  status: 'Succeeded' | 'Failed' | 'Cancelled',
  error: JobError | null,
): Promise<void> {
  await db.query(
    `UPDATE media.job SET status = $3, error = $4::jsonb, lease = NULL, leased_until = NULL,
        ${FORGET}, updated_at = now() WHERE id = $1 AND lease = $2`,
    [id, lease, status, error && JSON.stringify(error)],
  );
}

/** The end of a run that another is to follow, not before some time has passed. */
export async function putJobBack(
  db: Queryable,
  id: string,
  lease: string,
  { waitMs, counts }: { waitMs: number; counts: boolean },
): Promise<void> {
  // A cancellation that came while it ran takes effect now.
  await db.query(
    `UPDATE media.job SET lease = NULL, updated_at = now(),
        status = CASE status WHEN 'Cancelling' THEN 'Cancelled' ELSE 'Pending' END,
        leased_until = now() + $3 * interval '1 millisecond',
        attempts = attempts - CASE WHEN $4 THEN 0 ELSE 1 END
      WHERE id = $1 AND lease = $2`,
    [id, lease, waitMs, counts],
  );
}

export async function deleteEndedJobs(db: Queryable, days: number): Promise<void> {
  await db.query(
    `DELETE FROM media.job WHERE status IN ('Failed', 'Succeeded', 'Cancelled')
      AND updated_at < now() - $1 * interval '1 day'`,
    [days],
  );
}
