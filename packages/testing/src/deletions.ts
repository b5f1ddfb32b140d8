import { deleteAccount } from '@arquiba/contract/privacy';
import { secretTokenHash } from '../../../apps/api/src/platform/sessions/secret-token.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Someone deletes their account; `token` then opens the link of the mail. */
export async function leave(app: TestApp, person: Person, token?: string): Promise<void> {
  const { id, sent } = person;
  await app.api.callAs(id)(deleteAccount, { currentPassword: sent.password });
  if (token === undefined) return;
  await app.pool.query('UPDATE account_deletion SET token_hash = $2 WHERE account_id = $1', [
    id,
    secretTokenHash(token),
  ]);
}
