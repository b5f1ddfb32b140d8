import { newId } from '../../../apps/api/src/platform/database/database.ts';
import { secretTokenHash } from '../../../apps/api/src/platform/sessions/secret-token.ts';
import { queuedMails } from './queued-mails.ts';
import type { TestApp } from './test-app.ts';

/** The token of the newest link to an address that changes the e-mail of an account. */
export async function emailChangeToken(app: TestApp, to: string): Promise<string> {
  const mails = await queuedMails(app, to);
  const tokens = mails.map(({ text }) => /confirmar-email\?token=([\w-]+)/.exec(text)?.[1]);
  const token = tokens.findLast((found) => found !== undefined);
  if (!token) throw new Error(`No link to confirm an e-mail waits for ${to}`);
  return token;
}

/** A link that confirms the e-mail of an account, with this token. */
export async function giveEmailConfirmation(app: TestApp, accountId: string, token: string) {
  await app.pool.query('DELETE FROM email_confirmation WHERE account_id = $1', [accountId]);
  await app.pool.query(
    `INSERT INTO email_confirmation (account_id, email, token_hash, sent_at, expires_at)
     SELECT id, email, $2, $3::timestamptz - interval '1 hour', $3::timestamptz + interval '1 hour'
     FROM account WHERE id = $1`,
    [accountId, secretTokenHash(token), app.clock.now()],
  );
}

/** A change of e-mail that was asked for an hour ago; the tokens of its links. */
export async function openEmailChange(app: TestApp, accountId: string) {
  const now = app.clock.now();
  const tokens = { old: `old of ${accountId}`, new: `new of ${accountId}` };
  await app.pool.query('DELETE FROM email_change WHERE account_id = $1', [accountId]);
  await app.pool.query(
    `INSERT INTO email_change (id, account_id, new_email, old_token_hash, new_token_hash, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6::timestamptz - interval '1 hour', $6::timestamptz + interval '1 hour')`,
    [
      ...[newId(now), accountId, `novo-${accountId}@exemplo.com.br`],
      ...[secretTokenHash(tokens.old), secretTokenHash(tokens.new), now],
    ],
  );
  return tokens;
}
