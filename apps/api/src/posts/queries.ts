import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { post, postCardColumns, postHashtag } from './tables.ts';

export async function insertPost(
  tx: Transaction,
  row: typeof post.$inferInsert,
  hashtags: readonly { tag: string; spelling: string }[],
) {
  await tx.insert(post).values(row);
  if (hashtags.length === 0) return;
  await tx.insert(postHashtag).values(hashtags.map((each) => ({ ...each, postId: row.id })));
}

export async function findPost(db: Queryable, id: string) {
  const [row] = await postById(db).execute({ id });
  return row ?? null;
}

const postById = prepared((db) =>
  db
    .select(postCardColumns)
    .from(post)
    .where(eq(post.id, sql.placeholder('id')))
    .prepare('posts_by_id'),
);

type AuthorQuery = {
  authorId: string;
  before: string;
  limit: number;
};

export function listByAuthor(db: Queryable, query: AuthorQuery) {
  return postsByAuthor(db).execute(query);
}

export function listVideosByAuthor(db: Queryable, query: AuthorQuery) {
  return videosByAuthor(db).execute(query);
}

const postsByAuthor = prepared((db) => selectByAuthor(db).prepare('posts_by_author'));
const videosByAuthor = prepared((db) =>
  selectByAuthor(db, eq(post.hasVideo, sql`true`)).prepare('posts_videos_by_author'),
);

function selectByAuthor(db: Queryable, which?: SQL) {
  const ofAuthor = eq(post.authorId, sql.placeholder('authorId'));
  return db
    .select(postCardColumns)
    .from(post)
    .where(and(ofAuthor, lt(post.id, sql.placeholder('before')), which))
    .orderBy(desc(post.id))
    .limit(sql.placeholder('limit'));
}

export async function deleteOwnPost(db: Queryable, id: string, authorId: string) {
  const { rowCount } = await db
    .delete(post)
    .where(and(eq(post.id, id), eq(post.authorId, authorId)));
  return rowCount === 1;
}

/** Deletes up to `limit` posts of an author and says how many. */
export async function deleteSomeOf(db: Queryable, authorId: string, limit: number) {
  const some = db
    .select({ id: post.id })
    .from(post)
    .where(eq(post.authorId, authorId))
    .orderBy(desc(post.id))
    .limit(limit);
  const { rowCount } = await db.delete(post).where(inArray(post.id, some));
  return rowCount ?? 0;
}
