import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { notInterested } from './tables.ts';

/**
 * Also stores the author: 'Para você' shows less of an author whose posts are often marked as not
 * interesting.
 */
export async function addNotInterested(db: Queryable, accountId: string, postId: string, at: Date) {
  await db.execute(sql`
    INSERT INTO not_interested (account_id, post_id, author_id, created_at)
    SELECT ${accountId}, id, author_id, ${at} FROM post WHERE id = ${postId}
    ON CONFLICT DO NOTHING`);
}

export async function removeNotInterested(db: Queryable, accountId: string, postId: string) {
  await db
    .delete(notInterested)
    .where(and(eq(notInterested.accountId, accountId), eq(notInterested.postId, postId)));
}
