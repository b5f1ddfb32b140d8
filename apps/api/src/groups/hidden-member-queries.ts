import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { sportsGroupMember } from './tables.ts';

/** Returns whether something changed. */
export async function setMemberHidden(tx: Transaction, accountId: string, hidden: boolean) {
  const { rowCount } = await tx
    .update(sportsGroupMember)
    .set({ hidden })
    .where(and(eq(sportsGroupMember.accountId, accountId), ne(sportsGroupMember.hidden, hidden)));
  return rowCount !== 0;
}

/** Locks them, so that nobody joins or leaves in the meantime. */
export async function lockGroupsOf(tx: Transaction, accountId: string) {
  await tx.execute(sql`
    SELECT FROM sports_group_stat WHERE group_id IN (${groupsOf(accountId)})
    ORDER BY group_id FOR UPDATE`);
}

export async function hideLonelyGroups(tx: Transaction, accountId: string) {
  await tx.execute(sql`
    UPDATE sports_group SET hidden = true FROM sports_group_stat AS stat
    WHERE stat.group_id = id AND stat.members = 1 AND id IN (${groupsOf(accountId)})`);
}

/**
 * Makes the longest-standing moderator the owner of each group that only this account owned, else the
 * longest-standing member.
 */
export async function nameHeirs(tx: Transaction, accountId: string) {
  await tx.execute(sql`
    WITH heir AS (
      SELECT DISTINCT ON (member.group_id) member.group_id, member.account_id
      FROM sports_group_member AS leaving
      JOIN sports_group_stat AS stat ON stat.group_id = leaving.group_id
      JOIN sports_group_member AS member ON member.group_id = leaving.group_id
      WHERE leaving.account_id = ${accountId} AND leaving.role = 'owner'
        AND stat.owners = 1 AND stat.members > 1 AND NOT member.hidden
      ORDER BY member.group_id, member.role = 'moderator' DESC, member.joined_at, member.account_id
    ), named AS (
      UPDATE sports_group_member AS member SET role = 'owner' FROM heir
      WHERE member.group_id = heir.group_id AND member.account_id = heir.account_id
    )
    UPDATE sports_group_stat AS stat SET owners = owners + 1 FROM heir
    WHERE stat.group_id = heir.group_id`);
}

/**
 * Removes the account from the counters of its groups (−1) or adds it again (1); hidden groups do not change.
 */
export async function countMemberships(tx: Transaction, accountId: string, step: 1 | -1) {
  await tx.execute(sql`
    UPDATE sports_group_stat AS stat SET
      members = members + ${step}::integer,
      owners = owners + CASE WHEN member.role = 'owner' THEN ${step}::integer ELSE 0 END
    FROM sports_group_member AS member JOIN sports_group ON sports_group.id = member.group_id
    WHERE member.account_id = ${accountId} AND stat.group_id = member.group_id
      AND NOT sports_group.hidden`);
}

/**
 * Shows the hidden groups of an account again if they have a visible member, with new counts; without a
 * visible owner, the longest-standing visible moderator or member becomes it.
 */
export async function reopenGroups(tx: Transaction, accountId: string) {
  await tx.execute(sql`
    WITH reopened AS (
      UPDATE sports_group SET hidden = false
      WHERE hidden AND id IN (${groupsOf(accountId)})
        AND id NOT IN (SELECT group_id FROM sports_group_deletion) AND EXISTS (
        SELECT FROM sports_group_member AS member
        WHERE member.group_id = id AND NOT member.hidden)
      RETURNING id
    ), member AS (
      SELECT group_id, account_id, role, row_number() OVER (
        PARTITION BY group_id
        ORDER BY role = 'owner' DESC, role = 'moderator' DESC, joined_at, account_id) AS place
      FROM sports_group_member WHERE group_id IN (SELECT id FROM reopened) AND NOT hidden
    ), named AS (
      UPDATE sports_group_member AS first SET role = 'owner' FROM member
      WHERE member.place = 1 AND member.role <> 'owner'
        AND first.group_id = member.group_id AND first.account_id = member.account_id
    )
    UPDATE sports_group_stat AS stat SET members = counted.members, owners = counted.owners
    FROM (
      SELECT group_id, count(*) AS members,
        count(*) FILTER (WHERE role = 'owner' OR place = 1) AS owners
      FROM member GROUP BY group_id
    ) AS counted WHERE stat.group_id = counted.group_id`);
}

function groupsOf(accountId: string) {
  return sql`SELECT group_id FROM sports_group_member WHERE account_id = ${accountId}`;
}
