import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { cardSource as person } from '../profiles/public/card-columns.ts';
import {
  closeFriend,
  moment,
  momentMute,
  momentReaction,
  momentView,
  momentVote,
} from './tables.ts';

interface OwnPortion {
  accountId: string;
  before: string;
  limit: number;
}

export function listOwnMoments(db: Queryable, { accountId, before, limit }: OwnPortion) {
  return db
    .select()
    .from(moment)
    .where(and(eq(moment.authorId, accountId), lt(moment.id, before)))
    .orderBy(desc(moment.id))
    .limit(limit);
}

/** What someone saw of others, with their reaction and their vote. */
export function listSeenBy(db: Queryable, { accountId, before, limit }: OwnPortion) {
  const ofView = (table: typeof momentReaction | typeof momentVote) =>
    and(eq(table.momentId, momentView.momentId), eq(table.accountId, momentView.accountId));
  return db
    .select({
      momentId: momentView.momentId,
      seenAt: momentView.seenAt,
      reaction: momentReaction.reaction,
      choice: momentVote.choice,
    })
    .from(momentView)
    .leftJoin(momentReaction, ofView(momentReaction))
    .leftJoin(momentVote, ofView(momentVote))
    .where(and(eq(momentView.accountId, accountId), lt(momentView.momentId, before)))
    .orderBy(desc(momentView.momentId))
    .limit(limit);
}

export async function listNamesOf(
  db: Queryable,
  accountId: string,
  list: 'close' | 'muted',
): Promise<string[]> {
  const rows =
    list === 'close'
      ? sql`SELECT ${closeFriend.friendId} FROM ${closeFriend} WHERE ${closeFriend.accountId} = ${accountId}`
      : sql`SELECT ${momentMute.mutedId} FROM ${momentMute} WHERE ${momentMute.muterId} = ${accountId}`;
  const found = await db
    .select({ username: person.username })
    .from(person)
    .where(sql`${person.accountId} IN (${rows})`)
    .orderBy(person.username);
  return found.map(({ username }) => username);
}
