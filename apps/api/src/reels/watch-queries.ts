import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { reelWatch } from './tables.ts';

export interface Watched {
  postId: string;
  watchedMs: number;
  durationMs: number;
}

/** Keeps the longer time of each post, so a report may be repeated and may come late. */
export async function storeWatched(
  db: Database,
  { accountId, watched, now }: { accountId: string; watched: readonly Watched[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO reel_watch (account_id, post_id, watched_ms, duration_ms, watched_at)
    SELECT ${accountId}, "postId", "watchedMs", "durationMs", ${now}
    FROM jsonb_to_recordset(${JSON.stringify(watched)}::jsonb)
      AS given ("postId" bigint, "watchedMs" integer, "durationMs" integer)
    ORDER BY "postId"
    ON CONFLICT (account_id, post_id) DO UPDATE
      SET watched_ms = excluded.watched_ms, duration_ms = excluded.duration_ms,
        watched_at = excluded.watched_at
      WHERE reel_watch.watched_ms < excluded.watched_ms`);
}

/** What someone watched, after a given post, in the order of the posts. */
export function listWatched(db: Database, accountId: string, after: string, limit: number) {
  return db
    .select()
    .from(reelWatch)
    .where(and(eq(reelWatch.accountId, accountId), gt(reelWatch.postId, after)))
    .orderBy(reelWatch.postId)
    .limit(limit);
}

/** Deletes up to `limit` older ones and returns how many. */
export async function deleteWatched(db: Database, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM reel_watch WHERE (account_id, post_id) IN (
      SELECT account_id, post_id FROM reel_watch WHERE watched_at < ${before} LIMIT ${limit})`);
  return rowCount ?? 0;
}
