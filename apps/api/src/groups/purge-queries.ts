import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/database/database.ts';
import { sportsGroup, sportsGroupMember } from './tables.ts';

/** The groups of an account that have no other member, not even a hidden one. */
export function listEmptyGroups(db: Queryable, accountId: string) {
  return db
    .select({ id: sportsGroup.id, cover: sportsGroup.cover })
    .from(sportsGroup)
    .innerJoin(sportsGroupMember, eq(sportsGroupMember.groupId, sportsGroup.id))
    .where(and(eq(sportsGroupMember.accountId, accountId), notExists(others(db, accountId))));
}

export async function deleteGroup(db: Queryable, id: string, accountId: string) {
  await db.delete(sportsGroup).where(and(eq(sportsGroup.id, id), notExists(others(db, accountId))));
}

/** The covers below a folder that groups still use. */
export async function listCoversBelow(db: Queryable, folder: string) {
  const rows = await db
    .select({ path: sql<string>`${sportsGroup.cover} ->> 'path'` })
    .from(sportsGroup)
    .where(sql`starts_with(${sportsGroup.cover} ->> 'path', ${`${folder}/`})`);
  return rows.map(({ path }) => path);
}

const other = alias(sportsGroupMember, 'other');

function others(db: Queryable, accountId: string) {
  return db
    .select({ id: other.accountId })
    .from(other)
    .where(and(eq(other.groupId, sportsGroup.id), ne(other.accountId, accountId)));
}
