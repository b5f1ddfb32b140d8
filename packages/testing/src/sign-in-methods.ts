import { secretTokenHash } from '../../../apps/api/src/platform/sessions/secret-token.ts';
import { sealSecret } from '../../../apps/api/src/second-factors/sealed-secret.ts';
import { createAuthenticatorApp } from '../../../apps/api/src/second-factors/testing/authenticator-app.ts';
import type { TestApp } from './test-app.ts';

const SECRET = Buffer.from('vinte bytes secretos');
const LATER = "now() + interval '100 years'";

/** A second factor of an account, active or still to be confirmed, whose code is valid now. */
export async function giveSecondFactor(app: TestApp, accountId: string, enabled: boolean) {
  const { vault } = app.api.services;
  await app.pool.query('DELETE FROM second_factor WHERE account_id = $1', [accountId]);
  await app.pool.query(
    `INSERT INTO second_factor (account_id, sealed_secret, created_at, enabled_at, used_step, codes_salt)
     VALUES ($1, $2, $3, $4, 0, decode(repeat('00', 16), 'hex'))`,
    [
      accountId,
      sealSecret(vault, accountId, SECRET),
      app.clock.now(),
      enabled ? app.clock.now() : null,
    ],
  );
}

/** The code of that account at this moment, or this many steps of 30 seconds away. */
export function secondFactorCode({ clock }: TestApp, steps = 0): Promise<string> {
  return createAuthenticatorApp(SECRET, clock)(steps);
}

/** As if the right password had just been given for this challenge. */
export async function giveSignInChallenge(app: TestApp, accountId: string, challenge: string) {
  await app.pool.query(
    `INSERT INTO sign_in_challenge VALUES ($1, $2, 5, ${LATER})
     ON CONFLICT (token_hash) DO UPDATE SET tries_left = 5`,
    [secretTokenHash(challenge), accountId],
  );
}

/** A challenge to be signed: for a new passkey of an account, or for signing in. */
export async function givePasskeyChallenge(
  app: TestApp,
  accountId: string | null,
  challenge: string,
) {
  await app.pool.query(
    `INSERT INTO passkey_challenge VALUES ($1, $2, $3, ${LATER}) ON CONFLICT DO NOTHING`,
    [secretTokenHash(challenge), accountId ? 'register' : 'sign-in', accountId],
  );
}

/** As if the password had last been given long ago, in all sessions of an account. */
export async function forgetConfirmation(app: TestApp, accountId: string) {
  await app.pool.query('UPDATE session SET confirmed_at = NULL WHERE account_id = $1', [accountId]);
}

/** A session under this id. */
export async function giveSession(app: TestApp, accountId: string, id: string) {
  await app.pool.query(
    `INSERT INTO session VALUES ($1, $2, $3, '', '127.0.0.1', $4, $4, ${LATER})
     ON CONFLICT DO NOTHING`,
    [id, accountId, secretTokenHash(`session ${id}`), app.clock.now()],
  );
}
