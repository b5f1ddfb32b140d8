import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { givenIds, prepared } from '../../platform/database/prepared.ts';
import { cardColumns, cardSource as profile } from '../../profiles/public/card-columns.ts';
import { isSharedWith } from '../../profiles/public/visibility.ts';
import { standingColumns } from './standing-queries.ts';

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;

/** Without those whose accounts are blocked or deleted. */
export function findPeople(db: Queryable, viewerId: string, accountIds: string[]) {
  return people(db).execute({ viewerId, accountIds });
}

const people = prepared((db) =>
  db
    .select({ ...cardColumns(viewer), ...standingColumns(viewer), shared: isSharedWith(viewer) })
    .from(profile)
    .where(sql`${profile.accountId} = ANY (${givenIds('accountIds')}) AND NOT ${profile.hidden}`)
    .prepare('chat_people'),
);
