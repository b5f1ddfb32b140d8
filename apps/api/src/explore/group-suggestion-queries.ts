import { SPORTS } from '@arquiba/contract/interests';
import { sql } from 'drizzle-orm';
import { preparedStatement } from '../platform/database/prepared.ts';

export type SuggestedGroup = {
  id: string;
  /** How many people that the viewer follows are in it. */
  friends: number;
  /** The chosen sport that it is about. */
  sport: string | null;
  city: string;
};

const viewerId = sql.placeholder('viewerId');

/** How many follows are read, newest first, so that the cost does not grow with the network. */
const FRIENDS = 300;

/**
 * Groups that the viewer neither is in nor has asked to enter, with people they follow, of their sports or
 * from their city. In a closed group, who is in it is not told.
 */
export const findSuggestedGroups = preparedStatement<SuggestedGroup>(
  'explore_group_suggestions',
  sql`
  WITH friend AS MATERIALIZED (
    SELECT followee_id AS id FROM follow WHERE follower_id = ${viewerId}::bigint
    ORDER BY created_at DESC LIMIT ${sql.raw(String(FRIENDS))}
  ), known AS MATERIALIZED (
    SELECT group_id AS id, count(*)::integer AS friends FROM sports_group_member AS member
    JOIN friend ON friend.id = member.account_id JOIN sports_group ON sports_group.id = group_id
    WHERE NOT member.hidden AND access = 'open' GROUP BY group_id
  ), liked AS MATERIALIZED (
    SELECT label FROM interest
    JOIN jsonb_each_text(${JSON.stringify(SPORTS)}::jsonb) AS each (key, label)
      ON each.key = ANY (interest.sports)
    WHERE account_id = ${viewerId}::bigint
  )
  SELECT suggested.id::text, suggested.city, coalesce(known.friends, 0) AS friends,
    (SELECT label FROM liked WHERE folded(suggested.sport) LIKE folded(label) || '%'
     ORDER BY label LIMIT 1) AS sport
  FROM sports_group AS suggested JOIN sports_group_stat AS stat ON stat.group_id = suggested.id
  LEFT JOIN known ON known.id = suggested.id
  WHERE NOT suggested.hidden
    AND (known.id IS NOT NULL
      OR EXISTS (SELECT FROM liked WHERE folded(suggested.sport) LIKE folded(label) || '%')
      OR (suggested.city <> '' AND folded(suggested.city) = (
        SELECT folded(city) FROM profile WHERE account_id = ${viewerId}::bigint)))
    AND NOT EXISTS (SELECT FROM sports_group_member AS mine
      WHERE mine.group_id = suggested.id AND mine.account_id = ${viewerId}::bigint)
    AND NOT EXISTS (SELECT FROM sports_group_request AS mine
      WHERE mine.group_id = suggested.id AND mine.account_id = ${viewerId}::bigint)
    AND NOT EXISTS (SELECT FROM sports_group_ban AS mine
      WHERE mine.group_id = suggested.id AND mine.account_id = ${viewerId}::bigint
        AND (mine.until IS NULL OR mine.until > ${sql.placeholder('now')}::timestamptz))
  ORDER BY coalesce(known.friends, 0) DESC, stat.members DESC, suggested.id DESC
  LIMIT ${sql.placeholder('limit')}`,
);
