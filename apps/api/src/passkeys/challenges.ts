import type { Services } from '../platform/context.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { insertChallenge, takeChallenge } from './challenge-queries.ts';

export const CHALLENGE_MS = 5 * 60_000;

type Needs = Pick<Services, 'db' | 'clock'>;

/** What a challenge is for: a new passkey of one account, or signing in with any passkey. */
export type Purpose = { register: string } | 'sign-in';

export async function newChallenge({ db, clock }: Needs, purpose: Purpose): Promise<string> {
  const now = clock.now();
  const challenge = newSecretToken();
  const row = {
    challengeHash: secretTokenHash(challenge),
    ...(purpose === 'sign-in'
      ? { purpose: 'sign-in' as const, accountId: null }
      : { purpose: 'register' as const, accountId: purpose.register }),
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  };
  await insertChallenge(db, row, now);
  return challenge;
}

/**
 * The challenge that a browser signed, if it is one of ours for this purpose. Deleted in any case: each can
 * be used only once.
 */
export async function useChallenge(
  { db, clock }: Needs,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const accountId = purpose === 'sign-in' ? null : purpose.register;
  const wanted = { challengeHash: secretTokenHash(challenge), accountId };
  return (await takeChallenge(db, wanted, clock.now())) ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
