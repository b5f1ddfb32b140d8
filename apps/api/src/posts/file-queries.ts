import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { pollOption } from './polls/tables.ts';
import { openPost } from './public/visible-post.ts';
import { post, postEdit } from './tables.ts';

/** The pictures of the options of polls, one array for each. */
const optionPictures = sql`SELECT ${pollOption.postId} AS post_id, jsonb_build_array(${pollOption.picture}) AS media
  FROM ${pollOption} WHERE ${pollOption.picture} IS NOT NULL`;

/** Every file that a post shows, or showed in an earlier version. */
export async function filesOfPost(tx: Transaction, postId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    SELECT DISTINCT file->>'path' AS path FROM (
      SELECT ${post.media} AS media FROM ${post} WHERE ${post.id} = ${postId}
      UNION ALL
      SELECT ${postEdit.media} FROM ${postEdit} WHERE ${postEdit.postId} = ${postId}
      UNION ALL
      SELECT media FROM (${optionPictures}) AS option WHERE option.post_id = ${postId}
    ) AS versions, jsonb_array_elements(media) AS file`);
  return rows.map(({ path }) => path);
}

/** The files that everyone may see in posts of this author, or in earlier versions of them. */
export async function openFilesOf(db: Queryable, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    WITH open AS (
      SELECT ${post.id} AS id, ${post.media} AS media FROM ${post}
      JOIN ${author} ON ${author.accountId} = ${post.authorId}
      WHERE ${post.authorId} = ${accountId} AND ${openPost}
    )
    SELECT DISTINCT file->>'path' AS path FROM (
      SELECT media FROM open
      UNION ALL SELECT ${postEdit.media} FROM ${postEdit} JOIN open ON open.id = ${postEdit.postId}
      UNION ALL SELECT option.media FROM (${optionPictures}) AS option JOIN open ON open.id = option.post_id
    ) AS versions, jsonb_array_elements(media) AS file`);
  return rows.map(({ path }) => path);
}

/** Those of the files that a post of this author shows, or showed in an earlier version. */
export async function filesStillShown(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT file->>'path' AS path FROM (
      SELECT ${post.media} AS media FROM ${post} WHERE ${post.authorId} = ${accountId}
      UNION ALL
      SELECT ${postEdit.media} FROM ${postEdit} JOIN ${post} ON ${post.id} = ${postEdit.postId}
      WHERE ${post.authorId} = ${accountId}
      UNION ALL
      SELECT option.media FROM (${optionPictures}) AS option JOIN ${post} ON ${post.id} = option.post_id
      WHERE ${post.authorId} = ${accountId}
    ) AS versions, jsonb_array_elements(media) AS file
    WHERE file->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}
