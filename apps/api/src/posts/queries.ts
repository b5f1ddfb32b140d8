import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { insertPoll, type PollParts } from './polls/queries.ts';
import { poll, pollOption } from './polls/tables.ts';
import { saidIn } from './public/said-in.ts';
import { hashtag, post, postHashtag, postMention, postStat, taggedPerson } from './tables.ts';

/** The parts of a post that have their own rows. */
export interface PostParts {
  hashtags: readonly { tag: string; spelling: string }[];
  taggedIds: readonly string[];
  mentionedIds: readonly string[];
  poll: PollParts | null;
}

export async function insertPost(tx: Transaction, row: typeof post.$inferSelect): Promise<void> {
  await tx.insert(post).values(row);
  await tx.insert(postStat).values({ postId: row.id });
}

export async function insertParts(
  tx: Transaction,
  postId: string,
  { hashtags, taggedIds, mentionedIds, poll }: PostParts,
) {
  await insertNames(tx, postId, { hashtags, mentionedIds });
  if (taggedIds.length > 0) {
    await tx.insert(taggedPerson).values(taggedIds.map((accountId) => ({ postId, accountId })));
  }
  if (poll) await insertPoll(tx, postId, poll);
}

/** The hashtags and mentions in the text of a post. */
export async function insertNames(
  tx: Transaction,
  postId: string,
  { hashtags, mentionedIds }: Pick<PostParts, 'hashtags' | 'mentionedIds'>,
) {
  if (hashtags.length > 0) {
    await tx.insert(postHashtag).values(hashtags.map((each) => ({ ...each, postId })));
    await tx
      .insert(hashtag)
      .values([...hashtags])
      .onConflictDoNothing();
  }
  if (mentionedIds.length > 0) {
    await tx.insert(postMention).values(mentionedIds.map((accountId) => ({ postId, accountId })));
  }
}

type AuthorQuery = {
  authorId: string;
  before: string;
  limit: number;
};

/** Everything that an author wrote, for the export of their data. */
export function listWholeByAuthor(db: Queryable, { authorId, before, limit }: AuthorQuery) {
  return db
    .select({
      ...getTableColumns(post),
      pollClosesAt: poll.closesAt,
      pollOptions: sql<PollParts['options'] | null>`(
        SELECT json_agg(json_build_object('label', ${pollOption.label}, 'picture', ${pollOption.picture})
          ORDER BY ${pollOption.position})
        FROM ${pollOption} WHERE ${pollOption.postId} = ${post.id})`,
    })
    .from(post)
    .leftJoin(poll, eq(poll.postId, post.id))
    .where(and(eq(post.authorId, authorId), lt(post.id, before)))
    .orderBy(desc(post.id))
    .limit(limit);
}

/** The current and earlier texts of a post, if it is public. */
export async function openTextsOf(db: Queryable, id: string): Promise<string[]> {
  const found = await db
    .select({ texts: saidIn })
    .from(post)
    .where(and(eq(post.id, id), eq(post.audience, 'public')));
  return found[0]?.texts ?? [];
}

export async function deleteOwnPost(db: Queryable, id: string, authorId: string) {
  const { rowCount } = await db
    .delete(post)
    .where(and(eq(post.id, id), eq(post.authorId, authorId)));
  return rowCount === 1;
}

/** Whether a post is one's own and not a repost. */
export async function isOwnWords(db: Queryable, id: string, authorId: string) {
  const found = await db.$count(
    post,
    and(eq(post.id, id), eq(post.authorId, authorId), isNull(post.repostOf)),
  );
  return found > 0;
}

/** Deletes up to `limit` posts of an author and returns how many. */
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
