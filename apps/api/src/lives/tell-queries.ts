import { and, asc, eq, exists, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource as person } from '../profiles/public/card-columns.ts';
import { isFollowing } from '../profiles/public/ties.ts';
import { live, liveReminder } from './tables.ts';

/** Null for one that is over already. */
export async function findTold(db: Queryable, id: string) {
  const [row] = await db
    .select({ authorId: live.authorId, title: live.title })
    .from(live)
    .where(and(eq(live.id, id), isNull(live.endedAt)));
  return row ?? null;
}

export async function listFollowersOf(
  db: Queryable,
  { authorId, after, limit }: { authorId: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ accountId: person.accountId })
    .from(person)
    .where(
      and(isFollowing(sql`${authorId}`), eq(person.hidden, false), gt(person.accountId, after)),
    )
    .orderBy(asc(person.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** Scheduled ones that begin between two moments, and of which somebody is to be reminded. */
export function listDue(db: Queryable, since: Date, until: Date) {
  const reminders = db
    .select({ one: sql`1` })
    .from(liveReminder)
    .where(eq(liveReminder.liveId, live.id));
  return db
    .select({ id: live.id, title: live.title, authorId: live.authorId })
    .from(live)
    .where(
      and(
        isNull(live.startedAt),
        isNull(live.endedAt),
        gt(live.startsAt, since),
        lte(live.startsAt, until),
        exists(reminders),
      ),
    );
}

export async function listReminded(tx: Transaction, liveId: string): Promise<string[]> {
  const rows = await tx
    .select({ accountId: liveReminder.accountId })
    .from(liveReminder)
    .where(eq(liveReminder.liveId, liveId));
  return rows.map(({ accountId }) => accountId);
}

export async function forgetReminders(tx: Transaction, liveId: string) {
  await tx.delete(liveReminder).where(eq(liveReminder.liveId, liveId));
}
