import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { block } from '../blocks/tables.ts';
import { follow, followRequest } from '../follows/tables.ts';
import { profile } from '../tables.ts';
import { mutedBy } from './unwanted.ts';

/** The relations between the viewer and a profile, as conditions on its row. */
export interface Ties {
  /** The viewer follows it. */
  followed: SQL<boolean>;
  /** The viewer has asked to follow it. */
  requested: SQL<boolean>;
  /** One of the two has blocked the other. */
  blocked: SQL<boolean>;
}

/** Looked up separately for each row; `viewer` is an account id, or null for a visitor. */
export function tiesTo(viewer: SQLWrapper): Ties {
  return {
    followed: sql`EXISTS (SELECT FROM ${follow}
      WHERE ${follow.followerId} = ${viewer}::bigint AND ${follow.followeeId} = ${profile.accountId})`,
    requested: sql`EXISTS (SELECT FROM ${followRequest}
      WHERE ${followRequest.followerId} = ${viewer}::bigint
        AND ${followRequest.followeeId} = ${profile.accountId})`,
    blocked: sql`(${hasBlocked(viewer)} OR ${isBlockedBy(viewer)})`,
  };
}

/**
 * Looked up once for all profiles whose ids are in an array: `columns` belong to a row that the statement
 * computes once and joins with everything. Also says who is muted at the moment.
 */
export function tiesAmong(viewer: SQLWrapper, now: SQLWrapper, ids: SQLWrapper) {
  const isIn = (column: string) => sql<boolean>`${profile.accountId} = ANY (${sql.raw(column)})`;
  const columns = sql`
    ARRAY(SELECT ${follow.followeeId} FROM ${follow}
      WHERE ${follow.followerId} = ${viewer}::bigint AND ${follow.followeeId} = ANY (${ids})) AS followed,
    ARRAY(SELECT ${followRequest.followeeId} FROM ${followRequest}
      WHERE ${followRequest.followerId} = ${viewer}::bigint
        AND ${followRequest.followeeId} = ANY (${ids})) AS requested,
    ARRAY(
      SELECT ${block.blockedId} FROM ${block}
      WHERE ${block.blockerId} = ${viewer}::bigint AND ${block.blockedId} = ANY (${ids})
      UNION ALL SELECT ${block.blockerId} FROM ${block}
      WHERE ${block.blockedId} = ${viewer}::bigint AND ${block.blockerId} = ANY (${ids})) AS blocked,
    ARRAY(${mutedBy(viewer, now, ids)}) AS muted`;
  return {
    columns,
    ties: { followed: isIn('followed'), requested: isIn('requested'), blocked: isIn('blocked') },
    muted: isIn('muted'),
  };
}

/** Whether the viewer has blocked this profile. */
export function hasBlocked(viewer: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${block}
    WHERE ${block.blockerId} = ${viewer}::bigint AND ${block.blockedId} = ${profile.accountId})`;
}

/** Whether the profile has blocked the viewer; for them it does not exist then. */
export function isBlockedBy(viewer: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${block}
    WHERE ${block.blockerId} = ${profile.accountId} AND ${block.blockedId} = ${viewer}::bigint)`;
}

/** Whether the profile follows the viewer. */
export function isFollowing(viewer: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${follow}
    WHERE ${follow.followerId} = ${profile.accountId} AND ${follow.followeeId} = ${viewer}::bigint)`;
}
