import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { profile } from '../tables.ts';
import { isBlockedBy, tiesTo } from './ties.ts';

/** Neither hidden nor private: what may stand in lists and counts that are the same for everybody. */
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

/** Who looks for a name finds private people too, so as to ask them; but no child under a guardian's care. */
export function foundByName(viewer: SQLWrapper): SQL {
  return sql`NOT ${profile.hidden} AND ${notBlocked(viewer)}
    AND (NOT ${profile.guarded} OR ${profile.accountId} = ${viewer}::bigint)`;
}

/** What a private profile says and shows is for its followers and its owner. */
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
