import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { givenIds, prepared } from '../platform/database/prepared.ts';
import { cardColumns, cardSource } from '../profiles/public/card-columns.ts';
import { isSharedWith } from '../profiles/public/visibility.ts';

/** The cards of people, without hidden ones; blocks do not count. */
export function findPeople(db: Queryable, viewerId: string | null, accountIds: string[]) {
  return people(db).execute({ viewerId, accountIds });
}

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;

const people = prepared((db) =>
  db
    .select({ ...cardColumns(viewer), shared: isSharedWith(viewer) })
    .from(cardSource)
    .where(
      and(
        sql`${cardSource.accountId} = ANY (${givenIds('accountIds')})`,
        eq(cardSource.hidden, sql`false`),
      ),
    )
    .prepare('groups_people'),
);
