import type { LiveEndReason } from '@arquiba/media-contract/live-socket';
import type pg from 'pg';

type Queryable = pg.Pool | pg.PoolClient;

/** A broadcaster who dropped may come back for so long; then the live is over. */
export const ABSENCE = "interval '60 seconds'";

export const IS_OVER = `(ended_at IS NOT NULL OR loop_since IS NULL AND seen_at < now() - ${ABSENCE})`;

export interface LiveRow {
  id: string;
  /** The first that is left; the number after the last. */
  firstSegment: number;
  segments: number;
  durationMs: number;
  startedAt: Date | null;
  /** When it ended, or the broadcaster was last there if nobody came back. */
  endedAt: Date | null;
  endReason: LiveEndReason | null;
  /** Whether a broadcaster is there now. */
  isConnected: boolean;
  /** Since when its segments are shown again and again; null for all that is not a demonstration. */
  loopSince: Date | null;
}

const LIVE = `id, first_segment AS "firstSegment", segments, duration_ms::float8 AS "durationMs", started_at AS "startedAt",
  CASE WHEN ${IS_OVER} THEN coalesce(ended_at, seen_at) END AS "endedAt",
  CASE WHEN ${IS_OVER} THEN coalesce(end_reason, 'absence') END AS "endReason",
  broadcast IS NOT NULL AND NOT ${IS_OVER} AS "isConnected", loop_since AS "loopSince"`;

export async function insertLive(
  db: Queryable,
  accountId: string,
  { id, space }: { id: string; space: string | null },
): Promise<void> {
  await db.query(
    'INSERT INTO media.live (account_id, id, space) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [accountId, id, space],
  );
}

export async function findLives(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<LiveRow[]> {
  const { rows } = await db.query<LiveRow>({
    name: 'media-find-lives',
    text: `SELECT ${LIVE} FROM media.live WHERE account_id = $1 AND id = ANY ($2::text[])`,
    values: [accountId, ids],
  });
  return rows;
}

/** Makes a socket the one that writes; false where the live is over. */
export async function claimLive(
  db: Queryable,
  accountId: string,
  id: string,
  broadcast: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE media.live SET broadcast = $3, seen_at = now()
      WHERE account_id = $1 AND id = $2 AND NOT coalesce(${IS_OVER}, false)`,
    [accountId, id, broadcast],
  );
  return rowCount === 1;
}

/** Notes that the broadcaster is there; false where the socket may not write any more. */
export async function touchLive(
  db: Queryable,
  accountId: string,
  id: string,
  broadcast: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'media-touch-live',
    text: `UPDATE media.live SET seen_at = now()
      WHERE account_id = $1 AND id = $2 AND broadcast = $3 AND ended_at IS NULL`,
    values: [accountId, id, broadcast],
  });
  return rowCount === 1;
}

export async function leaveLive(
  db: Queryable,
  accountId: string,
  id: string,
  broadcast: string,
): Promise<void> {
  await db.query(
    `UPDATE media.live SET broadcast = NULL, seen_at = now()
      WHERE account_id = $1 AND id = $2 AND broadcast = $3 AND ended_at IS NULL`,
    [accountId, id, broadcast],
  );
}

export async function endLiveRow(
  db: Queryable,
  accountId: string,
  id: string,
  reason: LiveEndReason,
): Promise<void> {
  await db.query(
    `UPDATE media.live SET broadcast = NULL, ended_at = coalesce(ended_at, now()),
        end_reason = coalesce(end_reason, $3)
      WHERE account_id = $1 AND id = $2`,
    [accountId, id, reason],
  );
}

/** Adds a run and gives its number; null where the socket may not write any more. */
export async function insertRun(
  db: Queryable,
  { accountId, id, broadcast }: Writer,
  init: Buffer,
): Promise<number | null> {
  const { rows } = await db.query<{ run: number }>(
    `WITH live AS (
        UPDATE media.live SET runs = runs + 1, started_at = coalesce(started_at, now())
        WHERE account_id = $1 AND id = $2 AND broadcast = $3 AND ended_at IS NULL
        RETURNING account_id, id, runs
      )
      INSERT INTO media.live_run (account_id, live_id, run, init)
      SELECT account_id, id, runs, $4 FROM live RETURNING run`,
    [accountId, id, broadcast, init],
  );
  return rows[0]?.run ?? null;
}

export interface Writer {
  accountId: string;
  id: string;
  broadcast: string;
}

export interface NewSegment {
  run: number;
  durationMs: number;
  size: number;
  storageKey: string;
}

/** Adds a segment and gives how long the live is by now; null where the socket may not write any more. */
export async function insertSegment(
  db: Queryable,
  { accountId, id, broadcast }: Writer,
  { run, durationMs, size, storageKey }: NewSegment,
): Promise<number | null> {
  const { rows } = await db.query<{ durationMs: number }>({
    name: 'media-insert-live-segment',
    text: `WITH live AS (
        UPDATE media.live SET segments = segments + 1, duration_ms = duration_ms + $5,
          seen_at = now()
        WHERE account_id = $1 AND id = $2 AND broadcast = $3 AND ended_at IS NULL
        RETURNING segments, duration_ms
      ), added AS (
        INSERT INTO media.live_segment
          (account_id, live_id, number, run, duration_ms, began_at, size, storage_key)
        SELECT $1, $2, segments - 1, $4, $5, now() - $5 * interval '1 millisecond', $6, $7 FROM live
      )
      SELECT duration_ms::float8 AS "durationMs" FROM live`,
    values: [accountId, id, broadcast, run, durationMs, size, storageKey],
  });
  return rows[0]?.durationMs ?? null;
}

/** Says when the first picture of an imported live was taken; the others follow. */
export async function shiftSegments(db: Queryable, accountId: string, id: string, beganAt: Date) {
  await db.query(
    `UPDATE media.live_segment AS segment SET began_at = $3::timestamptz + timed.before * interval '1 millisecond'
      FROM (SELECT number, sum(duration_ms) OVER (ORDER BY number) - duration_ms AS before
        FROM media.live_segment WHERE account_id = $1 AND live_id = $2) AS timed
      WHERE account_id = $1 AND live_id = $2 AND segment.number = timed.number`,
    [accountId, id, beganAt],
  );
}

export async function setLoop(db: Queryable, accountId: string, id: string, since: Date) {
  await db.query('UPDATE media.live SET loop_since = $3 WHERE account_id = $1 AND id = $2', [
    ...[accountId, id, since],
  ]);
}

export interface SegmentRow {
  number: number;
  run: number;
  durationMs: number;
  beganAt: Date;
}

/** The last segments in their order, or all. */
export async function findSegments(
  db: Queryable,
  accountId: string,
  id: string,
  last: number | null,
): Promise<SegmentRow[]> {
  const { rows } = await db.query<SegmentRow>({
    name: 'media-find-live-segments',
    text: `SELECT number, run, duration_ms AS "durationMs", began_at AS "beganAt"
      FROM media.live_segment WHERE account_id = $1 AND live_id = $2
      ORDER BY number DESC LIMIT $3`,
    values: [accountId, id, last],
  });
  return rows.reverse();
}

export async function findSegment(
  db: Queryable,
  accountId: string,
  id: string,
  number: number,
): Promise<{ storageKey: string; run: number } | null> {
  const { rows } = await db.query<{ storageKey: string; run: number }>({
    name: 'media-find-live-segment',
    text: `SELECT storage_key AS "storageKey", run FROM media.live_segment
      WHERE account_id = $1 AND live_id = $2 AND number = $3`,
    values: [accountId, id, number],
  });
  return rows[0] ?? null;
}

/** The first segment of a run that is left. */
export async function findFirst(
  db: Queryable,
  accountId: string,
  id: string,
  run: number,
): Promise<number | null> {
  const { rows } = await db.query<{ number: number | null }>(
    `SELECT min(number) AS number FROM media.live_segment
      WHERE account_id = $1 AND live_id = $2 AND run = $3`,
    [accountId, id, run],
  );
  return rows[0]?.number ?? null;
}

/** The most bits in a second of the last segments; 0 if there are none. */
export async function findHighestRate(
  db: Queryable,
  accountId: string,
  id: string,
  last: number,
): Promise<number> {
  const { rows } = await db.query<{ bits: number }>({
    name: 'media-find-live-rate',
    text: `SELECT coalesce(max(size * 8000.0 / duration_ms), 0)::float8 AS bits FROM (
        SELECT size, duration_ms FROM media.live_segment
        WHERE account_id = $1 AND live_id = $2 ORDER BY number DESC LIMIT $3) AS segment`,
    values: [accountId, id, last],
  });
  return rows[0]?.bits ?? 0;
}

export async function findInit(
  db: Queryable,
  accountId: string,
  id: string,
  run: number,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ init: Buffer }>(
    'SELECT init FROM media.live_run WHERE account_id = $1 AND live_id = $2 AND run = $3',
    [accountId, id, run],
  );
  return rows[0]?.init ?? null;
}

/** Forgets some segments; gives what they took. */
export async function deleteSegments(
  db: Queryable,
  accountId: string,
  id: string,
  limit: number,
): Promise<{ keys: string[]; files: { space: string | null; size: number }[] }> {
  const { rows } = await db.query<{ key: string; size: number; space: string | null }>(
    `DELETE FROM media.live_segment AS segment USING media.live AS live
      WHERE live.account_id = $1 AND live.id = $2
        AND segment.account_id = $1 AND segment.live_id = $2 AND number = ANY (ARRAY(
          SELECT number FROM media.live_segment
          WHERE account_id = $1 AND live_id = $2 ORDER BY number LIMIT $3))
      RETURNING segment.storage_key AS key, segment.size, live.space`,
    [accountId, id, limit],
  );
  return { keys: rows.map(({ key }) => key), files: rows };
}

export async function deleteLiveRow(db: Queryable, accountId: string, id: string): Promise<void> {
  await db.query('DELETE FROM media.live WHERE account_id = $1 AND id = $2', [accountId, id]);
}
