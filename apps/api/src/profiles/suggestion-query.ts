import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { cardColumns } from './public/card-columns.ts';
import { notBlocked, openToAll } from './public/visibility.ts';
import { follow, profile, profileStat } from './tables.ts';

const viewerId = sql.placeholder('viewerId');

/**
 * Profiles that the viewer does not follow yet: first those whom people they follow follow, then
 * those of the same city, then the most followed. Each source is cut short before they meet, so
 * that the cost does not grow with the number of profiles.
 */
export function findSuggestions(db: Queryable, viewerId: string | null, limit: number) {
  return suggestions(db).execute({ viewerId, limit });
}

const candidates = sql`(
  WITH friend AS MATERIALIZED (
    SELECT followee_id AS id FROM follow
    JOIN profile ON profile.account_id = followee_id AND NOT profile.hidden
    WHERE follower_id = ${viewerId} ORDER BY follow.created_at DESC LIMIT 300
  )
  SELECT id, max(friends)::integer AS friends, bool_or(same_city) AS same_city
  FROM (
    (SELECT theirs.followee_id AS id, count(*) AS friends, false AS same_city
     FROM follow theirs JOIN friend ON friend.id = theirs.follower_id
     WHERE ${notYetFollowed('theirs.followee_id')}
     GROUP BY theirs.followee_id ORDER BY count(*) DESC LIMIT 50)
    UNION ALL
    (SELECT neighbour.account_id, 0, true
     FROM profile viewer
     JOIN profile neighbour ON lower(neighbour.city) = lower(viewer.city) AND neighbour.city <> ''
     WHERE viewer.account_id = ${viewerId} AND ${notYetFollowed('neighbour.account_id')}
     LIMIT 50)
    UNION ALL
    (SELECT popular.account_id, 0, false FROM profile_stat popular
     WHERE ${notYetFollowed('popular.account_id')}
     ORDER BY popular.followers DESC, popular.account_id DESC LIMIT 50)
  ) AS source
  GROUP BY id
) AS candidate`;

const suggestions = prepared((db) =>
  db
    .select({
      ...cardColumns(sql`${viewerId}`),
      city: profile.city,
      friends: sql<number>`candidate.friends`,
      sameCity: sql<boolean>`candidate.same_city`,
    })
    .from(candidates)
    .innerJoin(profile, sql`${profile.accountId} = candidate.id`)
    .innerJoin(profileStat, eq(profileStat.accountId, profile.accountId))
    .where(and(openToAll, notBlocked(sql`${viewerId}`)))
    .orderBy(
      sql`candidate.friends DESC`,
      sql`candidate.same_city DESC`,
      desc(profileStat.followers),
      desc(profile.accountId),
    )
    .limit(sql.placeholder('limit'))
    .prepare('profiles_suggestions'),
);

function notYetFollowed(column: string) {
  const account = sql.raw(column);
  return sql`${account} IS DISTINCT FROM ${viewerId}::bigint AND NOT EXISTS (
    SELECT FROM ${follow} mine
    WHERE mine.follower_id = ${viewerId} AND mine.followee_id = ${account})`;
}
