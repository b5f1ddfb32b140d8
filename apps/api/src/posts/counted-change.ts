import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { preparedStatement } from '../platform/database/prepared.ts';
import { cardSource as profile } from '../profiles/public/card-columns.ts';
import { isShown } from '../profiles/public/visibility.ts';
import { visibleTo } from './public/visible-post.ts';
import { post, postSend, postStat, reaction } from './tables.ts';

const postId = sql`${sql.placeholder('postId')}::bigint`;
const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** The most frequent changes. Each is one statement, and returns no row for a post the viewer may not see. */
export const countedChanges = {
  like: counted('posts_like', postStat.likes, 1, insertInto(reaction)),
  unlike: counted(
    'posts_unlike',
    postStat.likes,
    -1,
    sql`DELETE FROM reaction USING allowed
      WHERE reaction.post_id = allowed.id AND reaction.account_id = ${viewer}`,
  ),
  send: counted('posts_send', postStat.sends, 1, insertInto(postSend)),
};

function insertInto(table: typeof reaction | typeof postSend): SQL {
  return sql`INSERT INTO ${table} (post_id, account_id, created_at)
    SELECT id, ${viewer}, ${now} FROM allowed ON CONFLICT DO NOTHING`;
}

/**
 * Triggers count, and see to it that nobody is hidden while what they do is written down, whose part in
 * the counters is taken back then. The statement itself still sees the counter as it was before.
 */
function counted(name: string, counter: PgColumn, by: 1 | -1, change: SQL) {
  return preparedStatement<{ count: number; changed: boolean }>(
    name,
    sql`
      WITH allowed AS MATERIALIZED (
        SELECT ${post.id} AS id, ${counter} AS count
        FROM ${post} JOIN ${postStat} ON ${postStat.postId} = ${post.id}
          JOIN ${profile} ON ${profile.accountId} = ${post.authorId}
        WHERE ${post.id} = ${postId} AND ${post.repostOf} IS NULL AND ${visibleTo(viewer)}
          AND ${isShown(viewer)}
      ), changed AS (${change} RETURNING 1)
      SELECT count + ${sql.raw(String(by))} * (SELECT count(*) FROM changed)::integer AS count,
        EXISTS (SELECT FROM changed) AS changed
      FROM allowed`,
  );
}
