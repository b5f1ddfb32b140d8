import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { impression } from './tables.ts';

/** Stores which of these posts someone has seen, without posts that do not exist. */
export async function insertImpressions(
  db: Database,
  { accountId, ids, now }: { accountId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await db.$client.query({
    name: 'feed_seen',
    text: `INSERT INTO impression (account_id, post_id, seen_at)
      SELECT $1, id, $3 FROM post WHERE id = ANY ($2::bigint[]) ON CONFLICT DO NOTHING`,
    values: [accountId, ids, now],
  });
}

/** The posts that someone has seen, after a given one, in the order of the posts. */
export function listImpressions(db: Database, accountId: string, after: string, limit: number) {
  return db
    .select({ postId: impression.postId, seenAt: impression.seenAt })
    .from(impression)
    .where(and(eq(impression.accountId, accountId), gt(impression.postId, after)))
    .orderBy(impression.postId)
    .limit(limit);
}

/** Deletes up to `limit` older ones and returns how many. */
export async function deleteImpressions(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM impression WHERE (account_id, post_id) IN (
      SELECT account_id, post_id FROM impression WHERE seen_at < ${before} LIMIT ${limit})`);
  return rowCount ?? 0;
}
