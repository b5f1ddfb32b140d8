import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { cardColumns } from '../public/card-columns.ts';
import { profile } from '../tables.ts';
import { mute, mutedWord } from './tables.ts';

/** Muting again replaces `until`. */
export async function setMute(db: Queryable, row: typeof mute.$inferInsert): Promise<void> {
  await db
    .insert(mute)
    .values(row)
    .onConflictDoUpdate({
      target: [mute.muterId, mute.mutedId],
      set: { until: row.until ?? null },
    });
}

export async function removeMute(db: Queryable, muterId: string, username: string) {
  const { rowCount } = await db.execute(sql`
    DELETE FROM mute USING profile
    WHERE muter_id = ${muterId} AND muted_id = account_id AND username = ${username}`);
  return rowCount === 1;
}

interface MuteQuery {
  muterId: string;
  now: Date;
  before: string;
  limit: number;
}

/** Mutes in force, newest account first; leaves out hidden profiles. */
export function listMutes(db: Queryable, { muterId, now, before, limit }: MuteQuery) {
  return db
    .select({ ...cardColumns(sql`${muterId}`), until: mute.until })
    .from(mute)
    .innerJoin(profile, and(eq(profile.accountId, mute.mutedId), eq(profile.hidden, false)))
    .where(
      and(
        eq(mute.muterId, muterId),
        or(isNull(mute.until), gt(mute.until, now)),
        lt(mute.mutedId, before),
      ),
    )
    .orderBy(desc(mute.mutedId))
    .limit(limit);
}

export async function setMutedWord(db: Queryable, row: typeof mutedWord.$inferInsert) {
  await db
    .insert(mutedWord)
    .values(row)
    .onConflictDoUpdate({
      target: [mutedWord.accountId, mutedWord.word],
      set: { until: row.until ?? null, spelling: row.spelling },
    });
}

export async function removeMutedWord(db: Queryable, accountId: string, word: string) {
  await db
    .delete(mutedWord)
    .where(and(eq(mutedWord.accountId, accountId), eq(mutedWord.word, word)));
}

/** Words in force, in alphabetical order. */
export function listWords(db: Queryable, accountId: string, now: Date) {
  return db
    .select({ word: mutedWord.word, spelling: mutedWord.spelling, until: mutedWord.until })
    .from(mutedWord)
    .where(
      and(
        eq(mutedWord.accountId, accountId),
        or(isNull(mutedWord.until), gt(mutedWord.until, now)),
      ),
    )
    .orderBy(mutedWord.word);
}

/** Deletes mutes of people and words that have ended. */
export async function sweepMutes(db: Queryable, now: Date): Promise<void> {
  await db.delete(mute).where(lt(mute.until, now));
  await db.delete(mutedWord).where(lt(mutedWord.until, now));
}
