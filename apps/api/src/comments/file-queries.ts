import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { isOpenPost, postsBy } from '../posts/public/visible-post.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { comment } from './tables.ts';

/**
 * Whether everyone may see a comment, as part of its thread and post. For statements on `comment` joined with
 * the profile of its author.
 */
export const isOpenComment = sql`(NOT ${comment.hidden} AND NOT ${author.hidden} AND NOT ${author.private}
  AND ${isOpenPost(comment.postId)}
  AND (${comment.parentId} IS NULL OR EXISTS (
    SELECT FROM comment AS top JOIN ${author} ON ${author.accountId} = top.author_id
    WHERE top.id = ${comment.parentId} AND NOT ${author.hidden} AND NOT ${author.private})))`;

export interface CommentPicture extends Record<string, unknown> {
  path: string;
  /** Everyone may see a comment with it. */
  open: boolean;
}

/** Of a comment and its replies. */
export function picturesInThread(db: Queryable, id: string): Promise<CommentPicture[]> {
  return picturesOf(db, sql`(${comment.id} = ${id} OR ${comment.parentId} = ${id})`);
}

/** Of comments by others on the posts of an account, or in threads that it started. */
export function picturesAround(db: Queryable, accountId: string): Promise<CommentPicture[]> {
  return picturesOf(
    db,
    sql`${comment.authorId} <> ${accountId} AND (${comment.postId} IN ${postsBy(accountId)}
      OR ${comment.parentId} IN (SELECT id FROM comment AS top WHERE top.author_id = ${accountId}))`,
  );
}

/** The files that everyone may see in comments of an account. */
export async function filesInOpenComments(db: Queryable, accountId: string): Promise<string[]> {
  const pictures = await picturesOf(db, sql`${comment.authorId} = ${accountId}`);
  return pictures.filter(({ open }) => open).map(({ path }) => path);
}

/** Those of the files that a comment of the account shows. */
export async function filesInComments(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT ${comment.media}->>'path' AS path FROM ${comment}
    WHERE ${comment.authorId} = ${accountId} AND ${comment.media} IS NOT NULL
      AND ${comment.media}->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}

async function picturesOf(db: Queryable, which: SQL): Promise<CommentPicture[]> {
  const { rows } = await db.execute<CommentPicture>(sql`
    SELECT ${comment.media}->>'path' AS path, bool_or(${isOpenComment}) AS open
    FROM ${comment} JOIN ${author} ON ${author.accountId} = ${comment.authorId}
    WHERE ${comment.media} IS NOT NULL AND ${which} GROUP BY 1`);
  return rows;
}
