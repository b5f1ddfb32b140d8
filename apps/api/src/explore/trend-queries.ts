import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { openPost } from '../posts/public/visible-post.ts';
import { post, postHashtag } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';
import { hashtagTrend } from './tables.ts';

/** Smallest post ids of the last day, of the day before, and of the week. */
export interface Days {
  today: string;
  yesterday: string;
  week: string;
}

/** Use of a hashtag: the number of accounts per day, and of posts in the week. */
export interface TagCount {
  tag: string;
  spelling: string;
  today: number;
  yesterday: number;
  accounts: number;
  posts: number;
}

/** Counts public posts only. */
export async function countWeek(db: Queryable, { today, yesterday, week }: Days) {
  const authors = (which: ReturnType<typeof sql>) =>
    sql<number>`(count(DISTINCT ${post.authorId}) FILTER (WHERE ${which}))::int`;
  const rows: TagCount[] = await db
    .select({
      tag: postHashtag.tag,
      spelling: sql<string>`mode() WITHIN GROUP (ORDER BY ${postHashtag.spelling})`,
      today: authors(sql`${post.id} >= ${today}`),
      yesterday: authors(sql`${post.id} >= ${yesterday} AND ${post.id} < ${today}`),
      accounts: sql<number>`count(DISTINCT ${post.authorId})::int`,
      posts: sql<number>`count(*)::int`,
    })
    .from(postHashtag)
    .innerJoin(post, eq(post.id, postHashtag.postId))
    .innerJoin(profile, and(eq(profile.accountId, post.authorId), openPost))
    .where(sql`${postHashtag.postId} >= ${week}`)
    .groupBy(postHashtag.tag);
  return rows;
}

export function listTrends(db: Queryable) {
  return db.select().from(hashtagTrend);
}

export async function replaceTrends(
  tx: Transaction,
  rows: readonly (typeof hashtagTrend.$inferInsert)[],
) {
  await tx.delete(hashtagTrend);
  if (rows.length > 0) await tx.insert(hashtagTrend).values([...rows]);
}

/** The highest first; leaves out a hashtag whose last post was deleted. */
export function listTop(db: Queryable, query: { week: string; limit: number }) {
  return topTrends(db).execute(query);
}

const LEAST_SCORE = sql.raw('0.5');

const topTrends = prepared((db) =>
  db
    .select({
      tag: hashtagTrend.spelling,
      posts: hashtagTrend.posts,
      people: hashtagTrend.accounts,
      today: hashtagTrend.today,
      yesterday: hashtagTrend.yesterday,
      rising: sql<boolean>`${hashtagTrend.score} >= ${LEAST_SCORE}`,
    })
    .from(hashtagTrend)
    .where(
      sql`EXISTS (SELECT FROM ${postHashtag}
        JOIN ${post} ON ${post.id} = ${postHashtag.postId}
        JOIN ${profile} ON ${profile.accountId} = ${post.authorId}
        WHERE ${postHashtag.tag} = ${hashtagTrend.tag}
          AND ${postHashtag.postId} >= ${sql.placeholder('week')} AND ${openPost})`,
    )
    .orderBy(
      // A rise of days ago has decayed to almost nothing, and counts no more.
      sql`CASE WHEN ${hashtagTrend.score} >= ${LEAST_SCORE} THEN ${hashtagTrend.score} ELSE 0 END DESC`,
      desc(hashtagTrend.accounts),
      desc(hashtagTrend.posts),
      hashtagTrend.tag,
    )
    .limit(sql.placeholder('limit'))
    .prepare('explore_trends'),
);
