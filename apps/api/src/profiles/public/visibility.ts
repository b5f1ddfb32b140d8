import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { profile } from '../tables.ts';
import { isBlockedBy, tiesTo } from './ties.ts';

/** Neither hidden nor private: for lists and counts that are the same for everyone. */
export const openToAll = sql`NOT ${profile.hidden} AND NOT ${profile.private}`;

/** Whether an account has a profile that is not hidden. */
export function isShown(accountId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${profile}
    WHERE ${profile.accountId} = ${accountId} AND NOT ${profile.hidden})`;
}

/** For suggestions: a private profile is offered to its owner only. */
export function listedFor(viewer: SQLWrapper): SQL {
  return sql`NOT ${profile.hidden} AND ${notBlocked(viewer)}
    AND (NOT ${profile.private} OR ${profile.accountId} = ${viewer}::bigint)`;
}

/**
 * A search by name also finds private people, so that one can ask to follow them; but no child under a
 * guardian's care.
 */
export function foundByName(viewer: SQLWrapper): SQL {
  return sql`NOT ${profile.hidden} AND ${notBlocked(viewer)}
    AND (NOT ${profile.guarded} OR ${profile.accountId} = ${viewer}::bigint)`;
}

/** The content of a private profile is for its followers and its owner. */
export function sharedWith(viewer: SQLWrapper, ties = tiesTo(viewer)): SQL {
  return sql`NOT ${profile.hidden} AND NOT ${ties.blocked} AND (${isSharedWith(viewer, ties)})`;
}

export function isSharedWith(viewer: SQLWrapper, { followed } = tiesTo(viewer)): SQL<boolean> {
  return sql<boolean>`NOT ${profile.private} OR ${profile.accountId} = ${viewer}::bigint OR ${followed}`;
}

/** Neither has blocked the other. */
export function notBlocked(viewer: SQLWrapper): SQL {
  return sql`NOT ${tiesTo(viewer).blocked}`;
}

/** The profile has not blocked the viewer. */
export function notBlockedBy(viewer: SQLWrapper): SQL {
  return sql`NOT ${isBlockedBy(viewer)}`;
}
