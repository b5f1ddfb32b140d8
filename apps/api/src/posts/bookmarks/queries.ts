import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { openPost, visibleTo } from '../public/visible-post.ts';
import { post } from '../tables.ts';
import { bookmark } from './tables.ts';

interface Mark {
  accountId: string;
  postId: string;
}

/** The collection that the post was or is in; null if it is in none, or was not saved. */
interface Marked {
  collectionId: string | null;
}

/**
 * Saves a post. If it is already saved, it keeps its place in the list, and its collection unless one is
 * named.
 */
export async function addBookmark(
  tx: Transaction,
  { collectionId, ...mark }: Mark & { savedId: string; collectionId: string | null | undefined },
): Promise<Marked> {
  const kept = sql`${bookmark.collectionId}`;
  const [row] = await tx
    .insert(bookmark)
    .values({ ...mark, collectionId: collectionId ?? null })
    .onConflictDoUpdate({
      target: [bookmark.accountId, bookmark.postId],
      set: { collectionId: collectionId === undefined ? kept : collectionId },
    })
    .returning({ collectionId: bookmark.collectionId });
  return row ?? { collectionId: null };
}

export async function removeBookmark(db: Queryable, { accountId, postId }: Mark): Promise<Marked> {
  const [row] = await db
    .delete(bookmark)
    .where(and(eq(bookmark.accountId, accountId), eq(bookmark.postId, postId)))
    .returning({ collectionId: bookmark.collectionId });
  return row ?? { collectionId: null };
}

/** Posts that someone has saved and may still see, the last saved first. */
export function listSaved(
  db: Queryable,
  query: { accountId: string; collectionId?: string | undefined; before: string; limit: number },
) {
  const { accountId, collectionId, before, limit } = query;
  return db
    .select({ id: post.id, savedId: bookmark.savedId })
    .from(bookmark)
    .innerJoin(post, eq(post.id, bookmark.postId))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(
      and(
        savedBy(accountId),
        collectionId === undefined ? undefined : eq(bookmark.collectionId, collectionId),
        lt(bookmark.savedId, before),
      ),
    )
    .orderBy(desc(bookmark.savedId))
    .limit(limit);
}

/** Posts in each collection that the owner may still see, and the newest file in it; `whole` for all saved posts. */
export function countSaved(db: Queryable, accountId: string) {
  const first = sql`jsonb_build_object('postId', ${post.id}::text, 'open', ${openPost},
    'file', ${post.media}->0)`;
  const newest = sql`array_agg(${first} ORDER BY ${bookmark.savedId} DESC)`;
  return db
    .select({
      collectionId: sql<string | null>`${bookmark.collectionId}::text`,
      whole: sql<boolean>`GROUPING(${bookmark.collectionId}) = 1`,
      count: sql<number>`count(*)::int`,
      cover: sql<{ postId: string; open: boolean; file: FileReference } | null>`(${newest}
        FILTER (WHERE jsonb_array_length(${post.media}) > 0))[1]`,
    })
    .from(bookmark)
    .innerJoin(post, eq(post.id, bookmark.postId))
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(savedBy(accountId))
    .groupBy(sql`GROUPING SETS ((${bookmark.collectionId}), ())`);
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
    .select()
    .from(bookmark)
    .where(and(eq(bookmark.accountId, accountId), lt(bookmark.savedId, before)))
    .orderBy(desc(bookmark.savedId))
    .limit(limit);
}
