import { hash } from 'node:crypto';
import { hashPassword } from '../../../apps/api/src/accounts/public/password.ts';
import { newId } from '../../../apps/api/src/platform/database/database.ts';
import {
  newSecretToken,
  secretTokenHash,
} from '../../../apps/api/src/platform/sessions/secret-token.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** As if someone had asked for a code and been mailed this one. */
export async function giveRecoveryCode(app: TestApp, { id, sent }: Person, code: string) {
  const now = app.clock.now();
  await app.pool.query(
    `INSERT INTO recovery_request (id, email_hash, requested_at, expires_at, account_id, code_hash)
     VALUES ($1, $2, $3::timestamptz, $3::timestamptz + interval '10 minutes', $4, $5)`,
    [newId(now), emailHash(sent.email), now, id, await hashPassword(code, { ip: '' })],
  );
}

/** As if someone had given the right code; the `Cookie` header of the browser that did. */
export async function confirmRecoveryOf(app: TestApp, { id, sent }: Person): Promise<string> {
  const token = newSecretToken();
  await app.pool.query(
    `INSERT INTO recovery_grant (token_hash, account_id, email_hash, expires_at)
     VALUES ($1, $2, $3, $4::timestamptz + interval '10 minutes')`,
    [secretTokenHash(token), id, emailHash(sent.email), app.clock.now()],
  );
  return `arquiba_recovery=${token}`;
}

function emailHash(email: string): Buffer {
  return hash('sha256', email.toLowerCase(), 'buffer');
}
