import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { cardColumns } from '../public/card-columns.ts';
import { isSharedWith, sharedWith } from '../public/visibility.ts';
import { profile } from '../tables.ts';
import { follow, followRequest } from './tables.ts';

type PeopleQuery = {
  /** The owner of the list. */
  accountId: string;
  viewerId: string | null;
  /** The position after which the page begins. */
  at: Date;
  id: string;
  limit: number;
};

export type PersonRow = Awaited<ReturnType<typeof pageOfFollows>>[number];

/**
 * One page of the followers of an account, or of the people it follows, newest first. The owner sees all that
 * are not hidden; others only the profiles that are shared with them.
 */
export function pageOfFollows(db: Queryable, side: 'followers' | 'followed', query: PeopleQuery) {
  return (side === 'followers' ? followers : followed)(db).execute(query);
}

/** One page of the people who ask to follow an account. */
export function pageOfRequests(db: Queryable, query: PeopleQuery) {
  return requests(db).execute(query);
}

const followers = prepared((db) =>
  select(db, follow, {
    owner: follow.followeeId,
    other: follow.followerId,
    since: follow.createdAt,
  }).prepare('profiles_followers'),
);
const followed = prepared((db) =>
  select(db, follow, {
    owner: follow.followerId,
    other: follow.followeeId,
    since: follow.createdAt,
  }).prepare('profiles_followed'),
);
const requests = prepared((db) =>
  select(db, followRequest, {
    owner: followRequest.followeeId,
    other: followRequest.followerId,
    since: followRequest.createdAt,
  }).prepare('profiles_requests'),
);

interface Columns {
  owner: PgColumn;
  other: PgColumn;
  since: typeof follow.createdAt | typeof followRequest.createdAt;
}

function select(db: Queryable, table: PgTable, { owner, other, since }: Columns) {
  const viewer = sql`${sql.placeholder('viewerId')}`;
  const account = sql.placeholder('accountId');
  return db
    .select({ ...cardColumns(viewer), since, shared: isSharedWith(viewer) })
    .from(table)
    .innerJoin(profile, eq(profile.accountId, other))
    .where(
      and(
        eq(owner, account),
        sql`(${since}, ${other}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::bigint)`,
        or(
          and(eq(profile.hidden, sql`false`), eq(owner, sql`${viewer}::bigint`)),
          sharedWith(viewer),
        ),
      ),
    )
    .orderBy(desc(since), desc(other))
    .limit(sql.placeholder('limit'));
}
