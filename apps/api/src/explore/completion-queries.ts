import type { Hashtag } from '@arquiba/contract/explore';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { openPost } from '../posts/public/visible-post.ts';
import { post, postHashtag } from '../posts/tables.ts';
import { follow } from '../profiles/follows/tables.ts';
import { listedFor, sharedWith } from '../profiles/public/visibility.ts';
import { profile, profileStat } from '../profiles/tables.ts';

/** Upper limits for the matches from which the best are shown. */
const MOST_PEOPLE = 200;
const MOST_HASHTAGS = 40;
const MOST_COUNTED = 200;

const viewerId = sql`${sql.placeholder('viewerId')}`;
const limit = sql.placeholder('limit');

interface PeopleQuery {
  viewerId: string;
  /** LIKE patterns for folded names: at the start of the name, and at the start of a later word. */
  first: string;
  inner: string;
  limit: number;
}

const name = sql`folded(${profile.displayName} || ' ' || ${profile.username})`;
const begins = or(
  sql`${name} LIKE ${sql.placeholder('first')}`,
  sql`${name} LIKE ${sql.placeholder('inner')}`,
);

/** People whom the viewer follows, the last followed first. */
export async function completeFollowed(db: Queryable, query: PeopleQuery): Promise<string[]> {
  const rows = await followed(db).execute({ ...query });
  return rows.map((row) => row.accountId);
}

const followed = prepared((db) =>
  db
    .select({ accountId: profile.accountId })
    .from(follow)
    .innerJoin(profile, eq(profile.accountId, follow.followeeId))
    .where(and(eq(follow.followerId, viewerId), sharedWith(viewerId), begins))
    .orderBy(desc(follow.createdAt), desc(profile.accountId))
    .limit(limit)
    .prepare('explore_complete_followed'),
);

/** Anybody, most followed first. */
export async function completePeople(db: Queryable, query: PeopleQuery): Promise<string[]> {
  const rows = await people(db).execute({ ...query });
  return rows.map((row) => row.accountId);
}

const people = prepared((db) => {
  const some = db
    .select({ accountId: profile.accountId })
    .from(profile)
    .where(and(begins, listedFor(viewerId)))
    .limit(MOST_PEOPLE)
    .as('some');
  return db
    .select({ accountId: some.accountId })
    .from(some)
    .innerJoin(profileStat, eq(profileStat.accountId, some.accountId))
    .orderBy(desc(profileStat.followers), desc(some.accountId))
    .limit(limit)
    .prepare('explore_complete_people');
});

/** Hashtags of public posts, those with the most posts first. */
export function completeHashtags(
  db: Queryable,
  query: { pattern: string; limit: number },
): Promise<Hashtag[]> {
  return hashtags(db).execute({ ...query });
}

const hashtags = prepared((db) =>
  db
    .select({ tag: sql<string>`named.spelling`, posts: sql<number>`counted.posts` })
    .from(
      sql`(SELECT tag, spelling FROM hashtag WHERE tag LIKE ${sql.placeholder('pattern')}
        ORDER BY char_length(tag), tag LIMIT ${sql.raw(String(MOST_HASHTAGS))}) AS named
      CROSS JOIN LATERAL (SELECT count(*)::int AS posts FROM (
        SELECT FROM ${postHashtag}
        JOIN ${post} ON ${post.id} = ${postHashtag.postId}
        JOIN ${profile} ON ${profile.accountId} = ${post.authorId} AND ${openPost}
        WHERE ${postHashtag.tag} = named.tag LIMIT ${sql.raw(String(MOST_COUNTED))}) AS open) AS counted`,
    )
    .where(sql`counted.posts > 0`)
    .orderBy(sql`counted.posts DESC`, sql`named.tag`)
    .limit(limit)
    .prepare('explore_complete_hashtags'),
);
