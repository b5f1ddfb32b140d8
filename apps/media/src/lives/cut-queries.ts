import type pg from 'pg';
import { IS_OVER } from './queries.ts';

/** How much of a live that is over was cut off its beginning; null where there is none. Nobody else cuts it meanwhile. */
export async function lockEnded(
  client: pg.PoolClient,
  accountId: string,
  id: string,
): Promise<number | null> {
  const { rows } = await client.query<{ cutMs: number }>(
    `SELECT cut_ms::float8 AS "cutMs" FROM media.live
      WHERE account_id = $1 AND id = $2 AND ${IS_OVER} FOR UPDATE`,
    [accountId, id],
  );
  return rows[0]?.cutMs ?? null;
}

interface Range {
  first: number;
  last: number;
}

export async function setCut(
  client: pg.PoolClient,
  accountId: string,
  id: string,
  { first, last, cutMs, durationMs }: Range & { cutMs: number; durationMs: number },
): Promise<void> {
  await client.query(
    `UPDATE media.live
      SET first_segment = $3, segments = $4::integer + 1, cut_ms = $5, duration_ms = $6,
        ended_at = coalesce(ended_at, seen_at), end_reason = coalesce(end_reason, 'absence')
      WHERE account_id = $1 AND id = $2`,
    [accountId, id, first, last, cutMs, durationMs],
  );
}

/** Forgets the segments before and after a range; gives what they took. */
export async function deleteOutside(
  client: pg.PoolClient,
  accountId: string,
  id: string,
  { first, last }: Range,
): Promise<{ keys: string[]; files: { space: string | null; size: number }[] }> {
  const { rows } = await client.query<{ key: string; size: number; space: string | null }>(
    `DELETE FROM media.live_segment AS segment USING media.live AS live
      WHERE live.account_id = $1 AND live.id = $2
        AND segment.account_id = $1 AND segment.live_id = $2
        AND segment.number NOT BETWEEN $3 AND $4
      RETURNING segment.storage_key AS key, segment.size, live.space`,
    [accountId, id, first, last],
  );
  return { keys: rows.map(({ key }) => key), files: rows };
}
