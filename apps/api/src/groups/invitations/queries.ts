import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sportsGroup, sportsGroupLink } from '../tables.ts';

export async function insertLink(tx: Transaction, row: typeof sportsGroupLink.$inferInsert) {
  await tx.insert(sportsGroupLink).values(row);
}

export async function deleteLink(tx: Transaction, groupId: string, id: string) {
  const { rowCount } = await tx
    .delete(sportsGroupLink)
    .where(and(eq(sportsGroupLink.groupId, groupId), eq(sportsGroupLink.id, id)));
  return rowCount === 1;
}

/** Those that can still be used, the newest first. */
export function listLinks(db: Queryable, groupId: string, now: Date) {
  const { id, createdAt, endsAt, uses, mostUses } = sportsGroupLink;
  return db
    .select({ id, createdAt, endsAt, uses, mostUses })
    .from(sportsGroupLink)
    .where(and(eq(sportsGroupLink.groupId, groupId), usableAt(now)))
    .orderBy(desc(id));
}

/** The group of a link that can still be used. */
export async function findByLink(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ groupId: sportsGroup.id, slug: sportsGroup.slug })
    .from(sportsGroupLink)
    .innerJoin(
      sportsGroup,
      and(eq(sportsGroup.id, sportsGroupLink.groupId), eq(sportsGroup.hidden, false)),
    )
    .where(and(eq(sportsGroupLink.tokenHash, tokenHash), usableAt(now)));
  return row ?? null;
}

/** Counts one use. Returns false if the link was revoked, has ended or is used up. */
export async function useLink(tx: Transaction, tokenHash: Buffer, now: Date) {
  const { rowCount } = await tx
    .update(sportsGroupLink)
    .set({ uses: sql`${sportsGroupLink.uses} + 1` })
    .where(and(eq(sportsGroupLink.tokenHash, tokenHash), usableAt(now)));
  return rowCount === 1;
}

function usableAt(now: Date) {
  return and(
    gt(sportsGroupLink.endsAt, now),
    or(isNull(sportsGroupLink.mostUses), lt(sportsGroupLink.uses, sportsGroupLink.mostUses)),
  );
}
