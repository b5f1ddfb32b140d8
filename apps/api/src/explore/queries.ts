import type { Hashtag } from '@arquiba/contract/explore';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { openPost, visibleTo } from '../posts/public/visible-post.ts';
import { post, postHashtag } from '../posts/tables.ts';
import { cardColumns } from '../profiles/public/card-columns.ts';
import { foundByName, isSharedWith } from '../profiles/public/visibility.ts';
import { profile, profileStat } from '../profiles/tables.ts';

const viewerId = sql.placeholder('viewerId');
const likely = sql`${sql.placeholder('likely')}::text[]`;
const byAuthor = eq(profile.accountId, post.authorId);

/** Hashtags by name, those with the most public posts first; counted up to a thousand. */
export function searchHashtags(db: Queryable, query: NameQuery): Promise<Hashtag[]> {
  return hashtagsByName(db).execute({ ...query });
}

const MOST_COUNTED = 1000;
/** How many matching names are examined. */
const MOST_NAMED = 60;

const hashtagsByName = prepared((db) =>
  db
    .select({ tag: sql<string>`named.spelling`, posts: sql<number>`counted.posts` })
    .from(
      sql`(SELECT tag, spelling FROM hashtag
        WHERE ${named(sql`tag`)}
        ORDER BY ${sql.join(nearest(sql`tag`), sql`, `)}, tag
        LIMIT ${sql.raw(String(MOST_NAMED))}) AS named
      CROSS JOIN LATERAL ${openPosts(sql`named.tag`)} AS counted`,
    )
    .where(sql`counted.posts > 0`)
    .orderBy(
      sql`(named.tag LIKE ${sql.placeholder('pattern')}) DESC`,
      sql`(named.tag LIKE ANY (${likely})) DESC`,
      sql`counted.posts DESC`,
      sql`named.tag`,
    )
    .limit(sql.placeholder('limit'))
    .prepare('explore_hashtags'),
);

/** The number of public posts with a hashtag; counted up to a thousand. */
export async function countByHashtag(db: Queryable, tag: string): Promise<number> {
  const [counted] = await countOfHashtag(db).execute({ tag });
  return counted?.posts ?? 0;
}

const countOfHashtag = prepared((db) =>
  db
    .select({ posts: sql<number>`counted.posts` })
    .from(sql`${openPosts(sql`${sql.placeholder('tag')}`)} AS counted`)
    .prepare('explore_hashtag_count'),
);

function openPosts(tag: SQL): SQL {
  return sql`(SELECT count(*)::int AS posts FROM (
    SELECT FROM ${postHashtag}
    JOIN ${post} ON ${post.id} = ${postHashtag.postId}
    JOIN ${profile} ON ${byAuthor} AND ${openPost}
    WHERE ${postHashtag.tag} = ${tag} LIMIT ${sql.raw(String(MOST_COUNTED))}) AS open)`;
}

export function listByHashtag(
  db: Queryable,
  query: { viewerId: string | null; tag: string; before: string; limit: number },
) {
  return postsByHashtag(db).execute(query);
}

const postsByHashtag = prepared((db) =>
  db
    .select({ id: post.id, spelling: postHashtag.spelling })
    .from(postHashtag)
    .innerJoin(post, eq(post.id, postHashtag.postId))
    .innerJoin(profile, and(byAuthor, visibleTo(sql`${viewerId}`)))
    .where(
      and(
        eq(postHashtag.tag, sql.placeholder('tag')),
        lt(postHashtag.postId, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(postHashtag.postId))
    .limit(sql.placeholder('limit'))
    .prepare('explore_by_hashtag'),
);

interface NameQuery {
  /** Folded; similar names are found too. */
  text: string;
  /** The same as a LIKE pattern, and what may have been meant. */
  pattern: string;
  likely: string[];
  limit: number;
}

export function searchProfiles(db: Queryable, query: NameQuery & { viewerId: string | null }) {
  return profilesByName(db).execute({ ...query });
}

const profileName = sql`folded(${profile.displayName} || ' ' || ${profile.username})`;

const profilesByName = prepared((db) =>
  db
    .select({
      ...cardColumns(sql`${viewerId}`),
      followers: profileStat.followers,
      private: profile.private,
      shared: isSharedWith(sql`${viewerId}`),
    })
    .from(profile)
    .innerJoin(profileStat, eq(profileStat.accountId, profile.accountId))
    .where(and(foundByName(sql`${viewerId}`), named(profileName)))
    .orderBy(...nearest(profileName), desc(profile.accountId))
    .limit(sql.placeholder('limit'))
    .prepare('explore_profiles'),
);

function named(name: SQL) {
  return or(
    sql`${name} LIKE ${sql.placeholder('pattern')}`,
    sql`${name} LIKE ANY (${likely})`,
    sql`${sql.placeholder('text')} <% ${name}`,
  );
}

function nearest(name: SQL) {
  return [
    sql`(${name} LIKE ${sql.placeholder('pattern')}) DESC`,
    sql`(${name} LIKE ANY (${likely})) DESC`,
    sql`word_similarity(${sql.placeholder('text')}, ${name}) DESC`,
  ];
}
