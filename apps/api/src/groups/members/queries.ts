import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardColumns, cardSource as person } from '../../profiles/public/card-columns.ts';
import { isSharedWith, notBlocked, sharedWith } from '../../profiles/public/visibility.ts';
import { sportsGroupMember } from '../tables.ts';

interface MembersQuery {
  groupId: string;
  viewerId: string | null;
  /** Moderators see everyone, members all but blocked people, others the profiles that are shared with them. */
  sees: 'everyone' | 'members' | 'open';
  /** A LIKE pattern for the name. */
  pattern: string;
  after: { rank: number; at: Date; id: string };
  limit: number;
}

// The text of the index.
const rank = sql<number>`(CASE ${sportsGroupMember.role}
  WHEN 'owner' THEN 0 WHEN 'moderator' THEN 1 ELSE 2 END)`;

/** Owners first, then moderators, then members, each by time. */
export function listMembers(db: Queryable, query: MembersQuery) {
  const { groupId, viewerId, sees, pattern, after, limit } = query;
  const viewer = sql`${viewerId}::bigint`;
  const { accountId, joinedAt, role } = sportsGroupMember;
  const seen = {
    everyone: undefined,
    members: or(eq(person.accountId, viewer), notBlocked(viewer)),
    open: sharedWith(viewer),
  };
  return db
    .select({ ...cardColumns(viewer), shared: isSharedWith(viewer), role, joinedAt, rank })
    .from(sportsGroupMember)
    .innerJoin(person, eq(person.accountId, accountId))
    .where(
      and(
        eq(sportsGroupMember.groupId, groupId),
        eq(sportsGroupMember.hidden, false),
        seen[sees],
        sql`folded(${person.displayName} || ' ' || ${person.username}) LIKE folded(${pattern})`,
        sql`(${rank}, ${joinedAt}, ${accountId}) >
          (${after.rank}::integer, ${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
      ),
    )
    .orderBy(rank, joinedAt, accountId)
    .limit(limit);
}
