import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { sportsGroup, sportsGroupMember, sportsGroupStat } from './tables.ts';

export async function lockCounters(tx: Transaction, groupId: string) {
  await tx
    .select({ members: sportsGroupStat.members })
    .from(sportsGroupStat)
    .where(eq(sportsGroupStat.groupId, groupId))
    .for('update');
}

/** Null if there is no such group, or it is hidden. */
export async function readSettings(tx: Transaction, groupId: string) {
  const { id, slug, name, access, questions, cover, membersPlan } = sportsGroup;
  const [row] = await tx
    .select({ id, slug, name, access, questions, cover, membersPlan })
    .from(sportsGroup)
    .where(and(eq(id, groupId), eq(sportsGroup.hidden, false)));
  return row ?? null;
}

export function readRoles(tx: Transaction, groupId: string, accountIds: string[]) {
  const { accountId, role } = sportsGroupMember;
  return tx
    .select({ accountId, role })
    .from(sportsGroupMember)
    .where(and(eq(sportsGroupMember.groupId, groupId), inArray(accountId, accountIds)));
}
