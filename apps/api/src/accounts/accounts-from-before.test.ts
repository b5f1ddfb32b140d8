import { readFile } from 'node:fs/promises';
import { openEmailChange } from '@arquiba/testing/email-changes';
import { type Person, signUp } from '@arquiba/testing/people';
import { giveRecoveryCode } from '@arquiba/testing/recovery';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MIGRATION = new URL('../../migrations/0052_email_confirmation.sql', import.meta.url);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function confirmChange({ id }: Person, email: string) {
  await openEmailChange(app, id);
  await app.pool.query(
    `UPDATE email_change SET new_email = $2, old_confirmed_at = sent_at, new_confirmed_at = sent_at,
       closed_at = sent_at WHERE account_id = $1`,
    [id, email],
  );
}

test('an account from before counts as confirmed only where its mailbox answered', async () => {
  const changed = await signUp(app);
  await confirmChange(changed, changed.sent.email.toUpperCase());
  const changedSince = await signUp(app);
  await confirmChange(changedSince, 'de.antes@exemplo.com.br');
  const half = await signUp(app);
  await openEmailChange(app, half.id);
  const recovered = await signUp(app);
  await giveRecoveryCode(app, recovered, 'BCDF2345');
  await app.pool.query(
    'UPDATE recovery_request SET confirmed_at = requested_at WHERE account_id = $1',
    [recovered.id],
  );
  const asked = await signUp(app);
  await giveRecoveryCode(app, asked, 'BCDF2345');
  await signUp(app);
  await app.pool.query('UPDATE account SET email_confirmed_at = NULL');
  const statements = (await readFile(MIGRATION, 'utf8')).match(/^UPDATE [^;]+;$/gm) ?? [];
  expect(statements).toHaveLength(2);
  for (const statement of statements) await app.pool.query(statement);
  const { rows } = await app.pool.query<{ id: string }>(
    'SELECT id FROM account WHERE email_confirmed_at IS NOT NULL',
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([changed.id, recovered.id]));
});
