import type { TestApp } from './test-app.ts';

/** The token of the newest link that a guardian was sent, from the mail that waits to go out. */
export async function guardianToken(app: TestApp, guardianEmail: string): Promise<string> {
  const { rows } = await app.pool.query<{ text: string }>(
    `SELECT payload->>'text' AS text FROM outbox
     WHERE payload->>'to' = $1 AND payload->>'text' LIKE '%/responsavel/%' ORDER BY id DESC LIMIT 1`,
    [guardianEmail],
  );
  const token = /\/responsavel\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
  if (!token) throw new Error(`No guardian's mail to ${guardianEmail} waits to go out`);
  return token;
}
