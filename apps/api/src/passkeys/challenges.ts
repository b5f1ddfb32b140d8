import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { passkeyChallenge } from './tables.ts';

export const CHALLENGE_MS = 5 * 60_000;

type Needs = Pick<Services, 'db' | 'clock'>;

/** What a challenge is good for: a new passkey of one account, or signing in as whoever has one. */
export type Purpose = { register: string } | 'sign-in';

export async function newChallenge({ db, clock }: Needs, purpose: Purpose): Promise<string> {
  const now = clock.now();
  const challenge = newSecretToken();
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now));
  await db.insert(passkeyChallenge).values({
    challengeHash: secretTokenHash(challenge),
    ...(purpose === 'sign-in'
      ? { purpose: 'sign-in', accountId: null }
      : { purpose: 'register', accountId: purpose.register }),
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/**
 * The challenge that a browser signed, if it is one of ours for this purpose. It is gone with this,
 * whatever becomes of the answer: each is for one use.
 */
export async function useChallenge(
  { db, clock }: Needs,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const used = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, secretTokenHash(challenge)),
        purpose === 'sign-in'
          ? isNull(passkeyChallenge.accountId)
          : eq(passkeyChallenge.accountId, purpose.register),
        gt(passkeyChallenge.expiresAt, clock.now()),
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return used.length > 0 ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
