import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { sportsGroup, sportsGroupMember, sportsGroupStat } from './tables.ts';

type NewGroup = typeof sportsGroup.$inferInsert;
type Role = typeof sportsGroupMember.$inferSelect.role;

/** A group and its owner. */
export async function insertGroup(tx: Transaction, row: NewGroup, founderId: string) {
  await tx.insert(sportsGroup).values(row);
  await tx.insert(sportsGroupStat).values({ groupId: row.id, members: 1, owners: 1 });
  await tx.insert(sportsGroupMember).values({
    ...{ groupId: row.id, accountId: founderId, role: 'owner' },
    joinedAt: row.createdAt,
  });
}

/** Adds someone once, and returns how many members there are now. */
export async function addMember(
  tx: Transaction,
  groupId: string,
  accountId: string,
  joinedAt: Date,
): Promise<number> {
  const { rowCount } = await tx
    .insert(sportsGroupMember)
    .values({ groupId, accountId, role: 'member', joinedAt })
    .onConflictDoNothing();
  return rowCount === 1 ? countMember(tx, groupId, 'member', 1) : membersOf(tx, groupId);
}

/** Removes someone if they are a member. Violates `LAST_OWNER` if the group would have no owner. */
export async function removeMember(
  tx: Transaction,
  groupId: string,
  accountId: string,
): Promise<number> {
  const [removed] = await tx
    .delete(sportsGroupMember)
    .where(and(eq(sportsGroupMember.groupId, groupId), eq(sportsGroupMember.accountId, accountId)))
    .returning({ role: sportsGroupMember.role });
  return removed ? countMember(tx, groupId, removed.role, -1) : membersOf(tx, groupId);
}

/** The constraint that requires an owner in every group. */
export const LAST_OWNER = 'sports_group_has_owner';

/** Gives someone a role. Violates `LAST_OWNER` if the group would have no owner. */
export async function changeRole(
  tx: Transaction,
  groupId: string,
  accountId: string,
  { from, to }: { from: Role; to: Role },
) {
  await tx
    .update(sportsGroupMember)
    .set({ role: to })
    .where(and(eq(sportsGroupMember.groupId, groupId), eq(sportsGroupMember.accountId, accountId)));
  const step = Number(to === 'owner') - Number(from === 'owner');
  if (step === 0) return;
  await tx
    .update(sportsGroupStat)
    .set({ owners: sql`${sportsGroupStat.owners} + ${step}` })
    .where(eq(sportsGroupStat.groupId, groupId));
}

async function countMember(tx: Transaction, groupId: string, role: Role, step: 1 | -1) {
  const [stat] = await tx
    .update(sportsGroupStat)
    .set({
      members: sql`${sportsGroupStat.members} + ${step}`,
      ...(role === 'owner' && { owners: sql`${sportsGroupStat.owners} + ${step}` }),
    })
    .where(eq(sportsGroupStat.groupId, groupId))
    .returning({ members: sportsGroupStat.members });
  return stat?.members ?? 0;
}

/** Returns whether they are a member. */
export async function setMuted(
  db: Queryable,
  groupId: string,
  accountId: string,
  muted: boolean,
): Promise<boolean> {
  const { rowCount } = await db
    .update(sportsGroupMember)
    .set({ muted })
    .where(and(eq(sportsGroupMember.groupId, groupId), eq(sportsGroupMember.accountId, accountId)));
  return rowCount === 1;
}

/** The members who did not mute the group. */
export async function listListeners(tx: Transaction, groupId: string): Promise<string[]> {
  const { accountId, hidden, muted } = sportsGroupMember;
  const rows = await tx
    .select({ accountId })
    .from(sportsGroupMember)
    .where(and(eq(sportsGroupMember.groupId, groupId), eq(hidden, false), eq(muted, false)));
  return rows.map((row) => row.accountId);
}

/** The moderators and owners. */
export async function listModerators(tx: Transaction, groupId: string): Promise<string[]> {
  const rows = await tx
    .select({ accountId: sportsGroupMember.accountId })
    .from(sportsGroupMember)
    .where(
      and(
        eq(sportsGroupMember.groupId, groupId),
        eq(sportsGroupMember.hidden, false),
        ne(sportsGroupMember.role, 'member'),
      ),
    );
  return rows.map(({ accountId }) => accountId);
}

export async function membersOf(tx: Transaction, groupId: string) {
  const [stat] = await tx
    .select({ members: sportsGroupStat.members })
    .from(sportsGroupStat)
    .where(eq(sportsGroupStat.groupId, groupId));
  return stat?.members ?? 0;
}

/**
 * The group's access and someone's role in it (null if they are not a member), locked until the transaction
 * ends; null if there is no such group. For members it is one statement.
 */
export async function lockStanding(tx: Transaction, groupId: string, accountId: string) {
  const [joined] = await sharedByMember(tx).execute({ groupId, accountId });
  if (joined) return joined;
  const [found] = await sharedGroup(tx).execute({ groupId });
  return found ? { ...found, role: null } : null;
}

const settings = {
  name: sportsGroup.name,
  slug: sportsGroup.slug,
  access: sportsGroup.access,
  approvesPosts: sportsGroup.approvesPosts,
  membersPlan: sportsGroup.membersPlan,
};
const isShownGroup = and(
  eq(sportsGroup.id, sql.placeholder('groupId')),
  sql`NOT ${sportsGroup.hidden}`,
);

const sharedByMember = prepared((tx) =>
  tx
    .select({ ...settings, role: sportsGroupMember.role })
    .from(sportsGroup)
    .innerJoin(
      sportsGroupMember,
      and(
        eq(sportsGroupMember.groupId, sportsGroup.id),
        eq(sportsGroupMember.accountId, sql.placeholder('accountId')),
      ),
    )
    .where(isShownGroup)
    .for('share')
    .prepare('groups_share_by_member'),
);

const sharedGroup = prepared((tx) =>
  tx.select(settings).from(sportsGroup).where(isShownGroup).for('share').prepare('groups_share'),
);
