import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { cardSource as profile } from '../../profiles/public/card-columns.ts';
import { isShown } from '../../profiles/public/visibility.ts';
import { visibleTo } from '../public/visible-post.ts';
import { post } from '../tables.ts';
import { postSend, reaction } from './tables.ts';

export interface ImportedReaction {
  postId: string;
  accountId: string;
  at: Date;
}

/**
 * Adds reactions to posts that the people may see, in one statement; triggers count them. Returns how many
 * of them these are, including those that existed.
 */
export async function insertReactions(
  tx: Transaction,
  what: 'like' | 'send',
  reactions: readonly ImportedReaction[],
): Promise<number> {
  const posts = sql.param(reactions.map(({ postId }) => postId));
  const accounts = sql.param(reactions.map(({ accountId }) => accountId));
  const times = sql.param(reactions.map(({ at }) => at.toISOString()));
  const viewer = sql`given.account_id`;
  // In the order of the posts: two imports at the same time cannot deadlock on the counters.
  const { rows } = await tx.execute<{ allowed: number }>(sql`
    WITH allowed AS MATERIALIZED (
      SELECT given.*
      FROM unnest(${posts}::bigint[], ${accounts}::bigint[], ${times}::timestamptz[])
          AS given (post_id, account_id, created_at)
        JOIN ${post} ON ${post.id} = given.post_id
        JOIN ${profile} ON ${profile.accountId} = ${post.authorId}
      WHERE ${post.repostOf} IS NULL AND ${visibleTo(viewer)} AND ${isShown(viewer)}
      ORDER BY given.post_id, given.account_id
    ), added AS (
      INSERT INTO ${what === 'like' ? reaction : postSend} (post_id, account_id, created_at)
      SELECT post_id, account_id, created_at FROM allowed ON CONFLICT DO NOTHING
    )
    SELECT count(*)::integer AS allowed FROM allowed`);
  return rows[0]?.allowed ?? 0;
}
