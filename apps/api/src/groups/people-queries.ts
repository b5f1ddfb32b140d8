import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { cardColumns, cardSource } from '../profiles/public/card-columns.ts';
import { isSharedWith } from '../profiles/public/visibility.ts';

/** The cards of people, without hidden ones; blocks do not count. */
export function findPeople(db: Queryable, viewerId: string | null, accountIds: string[]) {
  const viewer = sql`${viewerId}::bigint`;
  return db
    .select({ ...cardColumns(viewer), shared: isSharedWith(viewer) })
    .from(cardSource)
    .where(and(inArray(cardSource.accountId, accountIds), eq(cardSource.hidden, false)));
}
