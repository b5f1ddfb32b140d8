import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import {
  sportsGroup,
  sportsGroupBan,
  sportsGroupDeletion,
  sportsGroupInvitation,
  sportsGroupLog,
  sportsGroupMember,
  sportsGroupRequest,
} from './tables.ts';

const PORTION = 1000;

/** From now on nobody finds the group, nor sees its posts: see `isDeletedGroup`. Its slug is free. */
export async function beginDeletion(tx: Transaction, groupId: string, begunAt: Date) {
  await tx.insert(sportsGroupDeletion).values({ groupId, begunAt });
  const slug = sql`'apagado-' || ${sportsGroup.id}`;
  await tx.update(sportsGroup).set({ hidden: true, slug }).where(eq(sportsGroup.id, groupId));
}

/** The earliest first. */
export function listDeletions(db: Queryable) {
  return db
    .select({ id: sportsGroup.id, cover: sportsGroup.cover })
    .from(sportsGroupDeletion)
    .innerJoin(sportsGroup, eq(sportsGroup.id, sportsGroupDeletion.groupId))
    .orderBy(asc(sportsGroupDeletion.begunAt), asc(sportsGroup.id));
}

const INSIDE = [
  sportsGroupMember,
  sportsGroupRequest,
  sportsGroupBan,
  sportsGroupInvitation,
  sportsGroupLog,
];

/** Deletes some of the members, requests and so on, and returns how many. */
export async function deleteSomeInside(db: Queryable, groupId: string): Promise<number> {
  let deleted = 0;
  for (const table of INSIDE) {
    const { rowCount } = await db.execute(sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${table.groupId} = ${groupId} LIMIT ${PORTION}))`);
    deleted += rowCount ?? 0;
  }
  return deleted;
}

/** With the little that still refers to it. */
export async function deleteGroupRow(db: Queryable, groupId: string) {
  await db.delete(sportsGroup).where(eq(sportsGroup.id, groupId));
}
