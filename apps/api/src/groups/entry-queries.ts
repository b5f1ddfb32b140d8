import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { sportsGroupBan, sportsGroupInvitation, sportsGroupRequest } from './tables.ts';

/** Returns false if one is already waiting. */
export async function insertRequest(tx: Transaction, row: typeof sportsGroupRequest.$inferInsert) {
  const { rowCount } = await tx.insert(sportsGroupRequest).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Ends a request. Returns false if there is none any more: somebody else has ended it. */
export async function deleteRequest(tx: Transaction, groupId: string, accountId: string) {
  const { rowCount } = await tx
    .delete(sportsGroupRequest)
    .where(
      and(eq(sportsGroupRequest.groupId, groupId), eq(sportsGroupRequest.accountId, accountId)),
    );
  return rowCount === 1;
}

/** Returns false if the person is already invited. */
export async function insertInvitation(
  tx: Transaction,
  row: typeof sportsGroupInvitation.$inferInsert,
) {
  const { rowCount } = await tx.insert(sportsGroupInvitation).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns whether the person was invited. */
export async function deleteInvitation(tx: Transaction, groupId: string, accountId: string) {
  const { rowCount } = await tx
    .delete(sportsGroupInvitation)
    .where(
      and(
        eq(sportsGroupInvitation.groupId, groupId),
        eq(sportsGroupInvitation.accountId, accountId),
      ),
    );
  return rowCount === 1;
}

/** The ban of a person that holds now. */
export async function findBan(db: Queryable, groupId: string, accountId: string, now: Date) {
  const [ban] = await banOf(db).execute({ groupId, accountId, now: now.toISOString() });
  return ban ?? null;
}

const given = sql.placeholder;

const banOf = prepared((db) =>
  db
    .select({ until: sportsGroupBan.until })
    .from(sportsGroupBan)
    .where(
      and(
        eq(sportsGroupBan.groupId, given('groupId')),
        eq(sportsGroupBan.accountId, given('accountId')),
        banHoldsAt(sql`${given('now')}::timestamptz`),
      ),
    )
    .prepare('groups_ban'),
);

export function banHoldsAt(now: SQL): SQL {
  return sql`(${sportsGroupBan.until} IS NULL OR ${sportsGroupBan.until} > ${now})`;
}
