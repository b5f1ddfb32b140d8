import type { Sport } from '@arquiba/contract/interests';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { openPost } from '../posts/public/visible-post.ts';
import { post, postHashtag } from '../posts/tables.ts';
import { follow } from '../profiles/follows/tables.ts';
import { cardColumns } from '../profiles/public/card-columns.ts';
import { isMuted } from '../profiles/public/unwanted.ts';
import { notBlocked, openToAll } from '../profiles/public/visibility.ts';
import { profile, profileStat } from '../profiles/tables.ts';

const WEIGHT = { interests: 0.6, friends: 0.3, followers: 0.07, posts: 0.03 };
/** With this many in common, the score is half of the maximum. */
const HALF = 3;
/** Beyond these numbers, more followers or posts add nothing. */
const ENOUGH = { followers: 1_000_000, posts: 10_000 };

/** How many rows are read, newest first, so that the cost does not grow with the network. */
const LOOKED_AT = { friends: 300, likes: 100, ownPosts: 50, subjects: 12, postsOfSubject: 60 };
const FROM_EACH_SOURCE = 50;

const viewerId = sql.placeholder('viewerId');

interface SuggestionQuery {
  viewerId: string | null;
  now: Date;
  limit: number;
}

export type Suggestion = Awaited<ReturnType<typeof findSuggestions>>[number];

/**
 * Profiles that the viewer does not follow yet, by what they have in common: hashtags, chosen sports, city and
 * the follows of people they follow, plus a little for followers and posts.
 */
export function findSuggestions(db: Queryable, query: SuggestionQuery) {
  return suggestions(db).execute({ ...query });
}

/** Only public posts show what a person writes about. */
const found = sql`
  WITH friend AS MATERIALIZED (
    SELECT followee_id AS id FROM follow
    JOIN profile ON profile.account_id = followee_id AND NOT profile.hidden
    WHERE follower_id = ${viewerId} ORDER BY follow.created_at DESC LIMIT ${raw(LOOKED_AT.friends)}
  ), known AS MATERIALIZED (
    SELECT theirs.followee_id AS id, count(*)::integer AS friends
    FROM follow theirs JOIN friend ON friend.id = theirs.follower_id GROUP BY theirs.followee_id
  ), taste AS MATERIALIZED (
    SELECT tag, count(*) AS times FROM (
      (SELECT post_id FROM reaction WHERE account_id = ${viewerId}
       ORDER BY post_id DESC LIMIT ${raw(LOOKED_AT.likes)})
      UNION ALL
      (SELECT id FROM post WHERE author_id = ${viewerId}
       ORDER BY id DESC LIMIT ${raw(LOOKED_AT.ownPosts)})
    ) AS liked JOIN post_hashtag USING (post_id)
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${raw(LOOKED_AT.subjects)}
  ), kindred AS MATERIALIZED (
    SELECT author_id AS id, count(DISTINCT tag)::integer AS subjects,
      (array_agg(spelling ORDER BY times DESC, tag, spelling))[1] AS subject
    FROM taste CROSS JOIN LATERAL (
      SELECT ${post.authorId}, ${postHashtag.spelling} FROM ${postHashtag}
      JOIN ${post} ON ${post.id} = ${postHashtag.postId}
      JOIN ${profile} ON ${profile.accountId} = ${post.authorId} AND ${openPost}
      WHERE ${postHashtag.tag} = taste.tag
      ORDER BY ${postHashtag.postId} DESC LIMIT ${raw(LOOKED_AT.postsOfSubject)}
    ) AS written
    GROUP BY author_id
  ), sporting AS MATERIALIZED (
    SELECT author_id AS id, mode() WITHIN GROUP (ORDER BY sport) AS sport, count(*) AS times
    FROM interest JOIN hot_post ON hot_post.sports && interest.sports
    CROSS JOIN LATERAL unnest(hot_post.sports) AS sport
    WHERE interest.account_id = ${viewerId} AND sport = ANY (interest.sports)
    GROUP BY author_id
  )`;

const candidates = sql`(${found}
  SELECT candidate.id, coalesce(friends, 0) AS friends, subject, sport,
    coalesce(subjects, 0) + (sport IS NOT NULL)::integer AS subjects
  FROM (
    (SELECT id FROM known WHERE ${notYetFollowed('known.id')}
     ORDER BY friends DESC, id DESC LIMIT ${raw(FROM_EACH_SOURCE)})
    UNION
    (SELECT id FROM kindred WHERE ${notYetFollowed('kindred.id')}
     ORDER BY subjects DESC, id DESC LIMIT ${raw(FROM_EACH_SOURCE)})
    UNION
    (SELECT id FROM sporting WHERE ${notYetFollowed('sporting.id')}
     ORDER BY times DESC, id DESC LIMIT ${raw(FROM_EACH_SOURCE)})
    UNION
    (SELECT neighbour.account_id
     FROM profile viewer
     JOIN profile neighbour ON lower(neighbour.city) = lower(viewer.city) AND neighbour.city <> ''
     WHERE viewer.account_id = ${viewerId} AND ${notYetFollowed('neighbour.account_id')}
     LIMIT ${raw(FROM_EACH_SOURCE)})
    UNION
    (SELECT popular.account_id FROM profile_stat popular
     WHERE ${notYetFollowed('popular.account_id')}
     ORDER BY popular.followers DESC, popular.account_id DESC LIMIT ${raw(FROM_EACH_SOURCE)})
  ) AS candidate LEFT JOIN known USING (id) LEFT JOIN kindred USING (id)
  LEFT JOIN sporting USING (id)
) AS candidate`;

const sameCity = sql`(${profile.city} <> '' AND EXISTS (SELECT FROM profile viewer
  WHERE viewer.account_id = ${viewerId} AND lower(viewer.city) = lower(${profile.city})))`;
const inCommon = sql`(candidate.subjects + ${sameCity}::integer)`;
const byInterests = sql<number>`${raw(WEIGHT.interests)} * ${inCommon}::float / (${inCommon} + ${raw(HALF)})`;
const byFriends = sql<number>`${raw(WEIGHT.friends)} * candidate.friends::float / (candidate.friends + ${raw(HALF)})`;
const byItself = sql`
  ${raw(WEIGHT.followers)} * least(1, ln(1 + ${profileStat.followers}) / ln(${raw(ENOUGH.followers)}))
  + ${raw(WEIGHT.posts)} * least(1, ln(1 + ${profileStat.posts}) / ln(${raw(ENOUGH.posts)}))`;

const suggestions = prepared((db) =>
  db
    .select({
      ...cardColumns(sql`${viewerId}`),
      city: profile.city,
      subject: sql<string | null>`candidate.subject`,
      sport: sql<Sport | null>`candidate.sport`,
      friends: sql<number>`candidate.friends`,
      followers: profileStat.followers,
      byInterests,
      byFriends,
    })
    .from(candidates)
    .innerJoin(profile, sql`${profile.accountId} = candidate.id`)
    .innerJoin(profileStat, eq(profileStat.accountId, profile.accountId))
    .where(
      and(
        openToAll,
        notBlocked(sql`${viewerId}`),
        sql`NOT ${isMuted(sql`${viewerId}`, sql`${sql.placeholder('now')}`)}`,
      ),
    )
    .orderBy(sql`${byInterests} + ${byFriends} + ${byItself} DESC`, desc(profile.accountId))
    .limit(sql.placeholder('limit'))
    .prepare('explore_suggestions'),
);

/** Our constants are written into the statement, so that the planner knows them. */
function raw(figure: number) {
  return sql.raw(String(figure));
}

function notYetFollowed(column: string) {
  const account = sql.raw(column);
  return sql`${account} IS DISTINCT FROM ${viewerId}::bigint AND NOT EXISTS (
    SELECT FROM ${follow} mine
    WHERE mine.follower_id = ${viewerId} AND mine.followee_id = ${account})`;
}
