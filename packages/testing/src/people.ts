import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { createAccount } from '@arquiba/contract/accounts';
import type { Role } from '@arquiba/contract/permissions';
import type { Call, InputOf } from '@arquiba/contract/route';
import type pg from 'pg';
import type { TestApp } from './test-app.ts';

export interface Person {
  id: string;
  username: string;
  /** What was sent at sign-up. */
  sent: InputOf<typeof createAccount>;
  cookie: string;
  /** The API over real HTTP, as this person. */
  call: Call;
}

let made = 0;

/** A valid sign-up; each one is a different person. */
export function newPerson(
  changes: Partial<InputOf<typeof createAccount>> = {},
): InputOf<typeof createAccount> {
  made += 1;
  const nine = String(100_000_000 + made * 7);
  return {
    type: 'Torcedor',
    name: `Pessoa Número ${made}`,
    socialName: `Pessoa ${made}`,
    cpf_cnpj: nine + cpfCheckDigits(nine),
    email: `pessoa${made}@exemplo.com.br`,
    whatsapp: `(11)9${String(10_000_000 + made * 13)}`,
    password: `senha da pessoa ${made}`,
    birthDate: `199${made % 10}-0${1 + (made % 9)}-1${made % 10}`,
    ...changes,
  };
}

/**
 * Someone with an account and an open session, whose password was just confirmed. The operator makes the
 * account, so its e-mail is confirmed.
 */
export async function signUp(
  app: TestApp,
  changes: Partial<InputOf<typeof createAccount>> = {},
): Promise<Person> {
  const sent = newPerson(changes);
  const { id, username } = await app.api.callAs(null)(createAccount, sent);
  const cookie = await app.signIn(id);
  return { id, username, sent, cookie, call: app.as(cookie) };
}

/** Someone who signed up as people do, and has not opened the link in the mail. */
export async function signUpUnconfirmed(app: TestApp): Promise<Person> {
  const sent = newPerson();
  const { id, username } = await app.call(createAccount, sent);
  const cookie = await app.signIn(id);
  return { id, username, sent, cookie, call: app.as(cookie) };
}

/** Somebody who administers, with the second factor that this needs. */
export async function signUpAdmin(app: TestApp): Promise<Person> {
  const person = await signUp(app);
  await appoint(app.pool, person.id, ['administrator']);
  return person;
}

/** Gives an account exactly these roles, and a second factor, whose codes nobody knows. */
export async function appoint(pool: pg.Pool, accountId: string, roles: readonly Role[]) {
  await pool.query(
    `INSERT INTO second_factor (account_id, sealed_secret, enabled_at, used_step, codes_salt, created_at)
     VALUES ($1, $2, now(), 0, $3, now()) ON CONFLICT DO NOTHING`,
    [accountId, Buffer.alloc(48), Buffer.alloc(16)],
  );
  await pool.query('UPDATE account SET roles = $2 WHERE id = $1', [accountId, roles]);
}

/** Someone of fourteen, whose guardian has not answered yet. */
export async function signUpMinor(app: TestApp): Promise<Person & { guardianEmail: string }> {
  const guardianEmail = `responsavel${made + 1}@exemplo.com.br`;
  const person = await signUp(app, { birthDate: yearsBefore(app, 14), guardianEmail });
  return { ...person, guardianEmail };
}

function yearsBefore({ clock }: TestApp, years: number): string {
  const day = clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** Statements that end the sessions of an account, even if a process has them cached. */
export const endsOfSession = {
  expired: `UPDATE session SET expires_at = '2026-01-01' WHERE account_id = $1`,
  'ended elsewhere': 'DELETE FROM session WHERE account_id = $1',
  blocked: `UPDATE account SET status = 'blocked' WHERE id = $1`,
};
