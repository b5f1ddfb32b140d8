import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { post } from '../tables.ts';

/**
 * Who may see a post: the only place that says so. For statements over `post` joined with the profile
 * of its author; `viewer` is an account id, or null for a visitor.
 */
export function visibleTo(viewer: SQLWrapper, { followed, blocked } = tiesTo(viewer)): SQL {
  // Nothing of a CASE is looked at twice, as planners do with conditions that they take apart.
  return sql`NOT ${author.hidden} AND CASE WHEN ${author.accountId} = ${viewer}::bigint THEN true
    ELSE (NOT ${author.private} OR ${followed}) AND NOT ${blocked}
      AND (${post.audience} = 'public' OR (${post.audience} = 'followers' AND ${followed})) END`;
}

/** What lists that are the same for everybody may show and count. */
export const openPost = sql`NOT ${author.hidden} AND NOT ${author.private} AND ${post.audience} = 'public'`;
