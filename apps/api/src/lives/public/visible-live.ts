import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { live } from '../tables.ts';

/**
 * Who may see a live: the only definition. For statements on `live` joined with the profile of its author;
 * `viewer` is an account id, or null for a visitor. One that was neither scheduled nor begun is its author's alone;
 * so is one that has ended without a replay.
 */
export function visibleTo(viewer: SQLWrapper): SQL {
  const { followed, blocked } = tiesTo(viewer);
  const isShown = sql`CASE WHEN ${live.endedAt} IS NOT NULL THEN ${live.replay} AND ${live.startedAt} IS NOT NULL
    ELSE ${live.startedAt} IS NOT NULL OR ${live.startsAt} IS NOT NULL END`;
  return sql`NOT ${author.hidden} AND CASE WHEN ${author.accountId} = ${viewer}::bigint THEN true
    ELSE ${isShown} AND NOT ${blocked} AND (NOT ${author.private} OR ${followed})
      AND (${live.audience} = 'public' OR ${followed}) END`;
}
