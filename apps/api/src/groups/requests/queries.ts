import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { sportsGroup, sportsGroupRequest } from '../tables.ts';

interface PageQuery {
  groupId: string;
  after: { at: Date; id: string };
  limit: number;
}

/** The earliest first. */
export function listRequests(db: Queryable, { groupId, after, limit }: PageQuery) {
  const { accountId, answers, createdAt } = sportsGroupRequest;
  return db
    .select({ accountId, answers, createdAt })
    .from(sportsGroupRequest)
    .where(
      and(
        eq(sportsGroupRequest.groupId, groupId),
        sql`(${createdAt}, ${accountId}) > (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
      ),
    )
    .orderBy(asc(createdAt), asc(accountId))
    .limit(limit);
}

/** What an account has asked and waits for. */
export function listOwnRequests(db: Queryable, accountId: string) {
  const { answers, createdAt } = sportsGroupRequest;
  return db
    .select({ slug: sportsGroup.slug, answers, createdAt })
    .from(sportsGroupRequest)
    .innerJoin(sportsGroup, eq(sportsGroup.id, sportsGroupRequest.groupId))
    .where(eq(sportsGroupRequest.accountId, accountId))
    .orderBy(asc(createdAt));
}
