import type { Mail } from '../../../apps/api/src/platform/ports/mailer.ts';
import type { TestApp } from './test-app.ts';

/** The mails to an address that wait to go out, oldest first; they wait while no jobs run. */
export async function queuedMails(app: TestApp, to: string): Promise<Mail[]> {
  const { rows } = await app.pool.query<{ payload: Mail }>(
    "SELECT payload FROM outbox WHERE topic = 'mail.queued' AND payload->>'to' = $1 ORDER BY id",
    [to],
  );
  return rows.map(({ payload }) => payload);
}
