import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { signInChallenge } from './tables.ts';

const TRIES = 5;
const LIFE_MS = 5 * 60_000;

type Needs = Pick<Services, 'db' | 'clock'>;

/** Records that the password was right; the browser only gets the token. */
export async function openChallenge({ db, clock }: Needs, accountId: string): Promise<string> {
  const now = clock.now();
  const token = newSecretToken();
  await db.delete(signInChallenge).where(lte(signInChallenge.expiresAt, now));
  await db.insert(signInChallenge).values({
    tokenHash: secretTokenHash(token),
    accountId,
    triesLeft: TRIES,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return token;
}

/** Counts an attempt before the code is checked: of many concurrent ones, at most five are checked. */
export async function takeTry({ db, clock }: Needs, token: string) {
  const [taken] = await db
    .update(signInChallenge)
    .set({ triesLeft: sql`${signInChallenge.triesLeft} - 1` })
    .where(
      and(
        eq(signInChallenge.tokenHash, secretTokenHash(token)),
        gt(signInChallenge.expiresAt, clock.now()),
        gt(signInChallenge.triesLeft, 0),
      ),
    )
    .returning({ accountId: signInChallenge.accountId, triesLeft: signInChallenge.triesLeft });
  return taken ?? null;
}

/** After a recovery: a right password of before must not count any more. */
export async function deleteChallengesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(signInChallenge).where(eq(signInChallenge.accountId, accountId));
}

/** Ends a challenge; false if it had already ended. */
export async function closeChallenge({ db }: Pick<Needs, 'db'>, token: string): Promise<boolean> {
  const closed = await db
    .delete(signInChallenge)
    .where(eq(signInChallenge.tokenHash, secretTokenHash(token)))
    .returning({ accountId: signInChallenge.accountId });
  return closed.length > 0;
}
