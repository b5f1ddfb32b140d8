import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { cardColumns, cardSource as person } from '../profiles/public/card-columns.ts';
import { isSharedWith, notBlocked } from '../profiles/public/visibility.ts';
import { closeFriend, momentMute, momentReaction, momentView } from './tables.ts';

interface ViewersQuery {
  momentId: string;
  authorId: string;
  /** The position of the last one before, or null at the start. */
  before: readonly [Date, string] | null;
  limit: number;
}

/** Who saw a moment, the last ones first; without hidden and blocked people. */
export function listViewers(db: Queryable, { momentId, authorId, before, limit }: ViewersQuery) {
  const author = sql`${authorId}::bigint`;
  const [seenAt, accountId] = before ?? [];
  return db
    .select({
      ...cardColumns(author),
      shared: isSharedWith(author),
      seenAt: momentView.seenAt,
      reaction: momentReaction.reaction,
    })
    .from(momentView)
    .innerJoin(person, and(eq(person.accountId, momentView.accountId), eq(person.hidden, false)))
    .leftJoin(
      momentReaction,
      and(
        eq(momentReaction.momentId, momentView.momentId),
        eq(momentReaction.accountId, momentView.accountId),
      ),
    )
    .where(
      and(
        eq(momentView.momentId, momentId),
        notBlocked(author),
        seenAt &&
          sql`(${momentView.seenAt}, ${momentView.accountId})
            < (${seenAt.toISOString()}::timestamptz, ${accountId}::bigint)`,
      ),
    )
    .orderBy(desc(momentView.seenAt), desc(momentView.accountId))
    .limit(limit);
}

interface OwnList {
  accountId: string;
  before: string;
  limit: number;
}

export function listCloseFriendsOf(db: Queryable, { accountId, before, limit }: OwnList) {
  const owner = sql`${accountId}::bigint`;
  return db
    .select({ ...cardColumns(owner), shared: isSharedWith(owner) })
    .from(closeFriend)
    .innerJoin(person, and(eq(person.accountId, closeFriend.friendId), eq(person.hidden, false)))
    .where(
      and(
        eq(closeFriend.accountId, accountId),
        lt(closeFriend.friendId, before),
        notBlocked(owner),
      ),
    )
    .orderBy(desc(closeFriend.friendId))
    .limit(limit);
}

export async function insertCloseFriend(db: Queryable, row: typeof closeFriend.$inferInsert) {
  await db.insert(closeFriend).values(row).onConflictDoNothing();
}

export async function removeCloseFriendOf(db: Queryable, accountId: string, friendId: string) {
  await db
    .delete(closeFriend)
    .where(and(eq(closeFriend.accountId, accountId), eq(closeFriend.friendId, friendId)));
}

export function countCloseFriends(db: Queryable, accountId: string): Promise<number> {
  return db.$count(closeFriend, eq(closeFriend.accountId, accountId));
}

export async function insertMute(db: Queryable, row: typeof momentMute.$inferInsert) {
  await db.insert(momentMute).values(row).onConflictDoNothing();
}

export async function removeMute(db: Queryable, muterId: string, mutedId: string) {
  await db
    .delete(momentMute)
    .where(and(eq(momentMute.muterId, muterId), eq(momentMute.mutedId, mutedId)));
}

export async function hasMuted(db: Queryable, muterId: string, mutedId: string): Promise<boolean> {
  const which = and(eq(momentMute.muterId, muterId), eq(momentMute.mutedId, mutedId));
  return (await db.$count(momentMute, which)) > 0;
}
