import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { isDeletedGroup } from './public/group-ties.ts';
import { sportsGroup, sportsGroupMember } from './tables.ts';

/** The groups of an account that have no other member, not even a hidden one. */
export function listEmptyGroups(db: Queryable, accountId: string) {
  return db
    .select({ id: sportsGroup.id })
    .from(sportsGroup)
    .innerJoin(sportsGroupMember, eq(sportsGroupMember.groupId, sportsGroup.id))
    .where(
      and(
        eq(sportsGroupMember.accountId, accountId),
        notExists(others(db, accountId)),
        sql`NOT ${isDeletedGroup(sportsGroup.id)}`,
      ),
    );
}

/** Whether nobody has joined in the meantime. */
export async function isEmptyGroup(tx: Transaction, id: string, accountId: string) {
  const which = and(eq(sportsGroupMember.groupId, id), ne(sportsGroupMember.accountId, accountId));
  return (await tx.$count(sportsGroupMember, which)) === 0;
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
