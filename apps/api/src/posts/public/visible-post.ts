import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { isFollowedBy, isSharedWith, notBlocked } from '../../profiles/public/visibility.ts';
import { post } from '../tables.ts';

/**
 * Who may see a post: the only place that says so. For statements over `post` joined with the profile
 * of its author; `viewer` is an account id, or null for a visitor.
 */
export function visibleTo(viewer: SQLWrapper): SQL {
  return sql`NOT ${author.hidden} AND (${author.accountId} = ${viewer}::bigint OR (
    (${isSharedWith(viewer)}) AND ${notBlocked(viewer)}
    AND (${post.audience} = 'public' OR (${post.audience} = 'followers' AND ${isFollowedBy(viewer)}))))`;
}

/** What lists that are the same for everybody may show and count. */
export const openPost = sql`NOT ${author.hidden} AND NOT ${author.private} AND ${post.audience} = 'public'`;
