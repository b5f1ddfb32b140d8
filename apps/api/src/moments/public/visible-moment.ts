import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { closeFriend, moment } from '../tables.ts';

/** Within its 24 hours. */
export function isCurrent(now: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${moment.expiresAt} > ${now}::timestamptz`;
}

/**
 * Who may see a moment: the only definition. For statements on `moment` joined with the profile of its author;
 * `viewer` is an account id, or null for a visitor.
 */
export function visibleTo(viewer: SQLWrapper, now: SQLWrapper): SQL {
  const { followed, blocked } = tiesTo(viewer);
  const isClose = sql`EXISTS (SELECT FROM ${closeFriend}
    WHERE ${closeFriend.accountId} = ${moment.authorId} AND ${closeFriend.friendId} = ${viewer}::bigint)`;
  return sql`NOT ${author.hidden} AND (${moment.keptAt} IS NOT NULL OR ${isCurrent(now)}) AND CASE
    WHEN ${author.accountId} = ${viewer}::bigint THEN true
    ELSE NOT ${blocked} AND (NOT ${author.private} OR ${followed}) AND CASE ${moment.audience}
      WHEN 'public' THEN true WHEN 'followers' THEN ${followed} ELSE ${isClose} END END`;
}
