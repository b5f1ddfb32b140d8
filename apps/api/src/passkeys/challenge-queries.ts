import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { passkeyChallenge } from './tables.ts';

/** Adds a challenge, and deletes those that have expired. */
export async function insertChallenge(
  db: Queryable,
  row: typeof passkeyChallenge.$inferInsert,
  now: Date,
) {
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now));
  await db.insert(passkeyChallenge).values(row);
}

/**
 * Deletes a challenge; returns whether it existed and had not expired. `accountId` is null for signing in.
 */
export async function takeChallenge(
  db: Queryable,
  { challengeHash, accountId }: { challengeHash: Buffer; accountId: string | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, challengeHash),
        accountId === null
          ? isNull(passkeyChallenge.accountId)
          : eq(passkeyChallenge.accountId, accountId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    );
  return rowCount === 1;
}
