import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { openPost, visibleTo } from '../public/visible-post.ts';
import { post } from '../tables.ts';
import { bookmark, collectionPost } from './tables.ts';

interface Mark {
  accountId: string;
  postId: string;
}

/** Saves a post. If it is already saved, it keeps its place in the list. */
export async function addBookmark(tx: Transaction, mark: Mark & { savedId: string }) {
  await tx
    .insert(bookmark)
    .values(mark)
    // An update instead of nothing: its lock keeps the bookmark from being removed before the transaction ends.
    .onConflictDoUpdate({
      target: [bookmark.accountId, bookmark.postId],
      set: { savedId: sql`${bookmark.savedId}` },
    });
}

/** A collection that already has the post keeps it in its place. */
export async function addToCollections(
  tx: Transaction,
  mark: Mark,
  collectionIds: readonly string[],
  addedId: string,
) {
  if (collectionIds.length === 0) return;
  const rows = collectionIds.map((collectionId) => ({ ...mark, collectionId, addedId }));
  await tx.insert(collectionPost).values(rows).onConflictDoNothing();
}

export async function listCollectionsOf(db: Queryable, mark: Mark): Promise<string[]> {
  const rows = await db
    .select({ id: collectionPost.collectionId })
    .from(collectionPost)
    .where(ofMark(mark))
    .orderBy(collectionPost.collectionId);
  return rows.map(({ id }) => id);
}

export async function removeFrom(
  db: Queryable,
  { collectionId, ...mark }: Mark & { collectionId: string },
) {
  await db
    .delete(collectionPost)
    .where(and(ofMark(mark), eq(collectionPost.collectionId, collectionId)));
}

/** Returns the collections that it was in. */
export async function removeBookmark(tx: Transaction, mark: Mark): Promise<string[]> {
  const { accountId, postId } = mark;
  const left = await listCollectionsOf(tx, mark);
  await tx
    .delete(bookmark)
    .where(and(eq(bookmark.accountId, accountId), eq(bookmark.postId, postId)));
  return left;
}

/** Posts that someone has saved and may still see, the last saved or added first. */
export function listSaved(
  db: Queryable,
  query: { accountId: string; collectionId?: string | undefined; before: string; limit: number },
) {
  const { accountId, collectionId, before, limit } = query;
  const place = collectionId === undefined ? bookmark.savedId : collectionPost.addedId;
  const found = db
    .select({ id: post.id, place })
    .from(bookmark)
    .innerJoin(post, eq(post.id, bookmark.postId))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .$dynamic();
  if (collectionId !== undefined) {
    found.innerJoin(collectionPost, and(inBookmark, eq(collectionPost.collectionId, collectionId)));
  }
  return found
    .where(and(savedBy(accountId), lt(place, before)))
    .orderBy(desc(place))
    .limit(limit);
}

/** Posts in each collection that the owner may still see, and the newest file in it; null for all saved posts. */
export function countSaved(db: Queryable, accountId: string) {
  const shelf = sql`LATERAL (
    SELECT NULL::bigint AS collection_id, ${bookmark.savedId} AS place
    UNION ALL SELECT ${collectionPost.collectionId}, ${collectionPost.addedId}
      FROM ${collectionPost} WHERE ${inBookmark}) AS shelf`;
  const first = sql`jsonb_build_object('postId', ${post.id}::text, 'open', ${openPost},
    'file', ${post.media}->0)`;
  const newest = sql`array_agg(${first} ORDER BY shelf.place DESC)`;
  return db
    .select({
      collectionId: sql<string | null>`shelf.collection_id::text`,
      count: sql<number>`count(*)::int`,
      cover: sql<{ postId: string; open: boolean; file: FileReference } | null>`(${newest}
        FILTER (WHERE jsonb_array_length(${post.media}) > 0))[1]`,
    })
    .from(bookmark)
    .innerJoin(post, eq(post.id, bookmark.postId))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .innerJoin(shelf, sql`true`)
    .where(savedBy(accountId))
    .groupBy(sql`shelf.collection_id`);
}

const inBookmark = and(
  eq(collectionPost.accountId, bookmark.accountId),
  eq(collectionPost.postId, bookmark.postId),
);

function ofMark({ accountId, postId }: Mark): SQL | undefined {
  return and(eq(collectionPost.accountId, accountId), eq(collectionPost.postId, postId));
}

function savedBy(accountId: string): SQL | undefined {
  return and(eq(bookmark.accountId, accountId), visibleTo(sql`${accountId}`));
}

/** Everything that a person has saved, for the export of their data. */
export function listWholeSaved(
  db: Queryable,
  { accountId, before, limit }: { accountId: string; before: string; limit: number },
) {
  return db
    .select({
      postId: bookmark.postId,
      savedId: bookmark.savedId,
      collectionIds: sql<string[]>`ARRAY(SELECT ${collectionPost.collectionId}::text
        FROM ${collectionPost} WHERE ${inBookmark} ORDER BY ${collectionPost.addedId})`,
    })
    .from(bookmark)
    .where(and(eq(bookmark.accountId, accountId), lt(bookmark.savedId, before)))
    .orderBy(desc(bookmark.savedId))
    .limit(limit);
}
