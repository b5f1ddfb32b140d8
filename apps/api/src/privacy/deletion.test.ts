import { once } from 'node:events';
import { createAccount } from '@arquiba/contract/accounts';
import {
  askDataCopy,
  deleteAccount,
  restoreAccount,
  restoreAccountByLink,
} from '@arquiba/contract/privacy';
import { getProfile } from '@arquiba/contract/profiles';
import { closeCode } from '@arquiba/contract/realtime';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { leave } from '@arquiba/testing/deletions';
import { mailOf } from '@arquiba/testing/mails';
import { newPerson, signUp } from '@arquiba/testing/people';
import { giveSecondFactor, secondFactorCode } from '@arquiba/testing/sign-in-methods';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const DAY_MS = 24 * 60 * 60_000;
const GENEROUS = { size: 10_000, seconds: 60 };
const DELETED = 'A sua conta foi excluída';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

async function statusOf(accountId: string): Promise<string | undefined> {
  const { rows } = await app.pool.query('SELECT status FROM account WHERE id = $1', [accountId]);
  return rows[0]?.status;
}

function credentials({ sent }: { sent: { email: string; password: string } }) {
  return { email: sent.email, password: sent.password };
}

/** The token of the link in the mail. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const { links } = await mailOf(app, { to: email, subject: DELETED, count });
  const link = links.find((each) => each.includes('/restaurar-conta'));
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

describe('deleting an account', () => {
  test('hides it, ends every session and socket, takes the cookie and tells how to undo it', async () => {
    const person = await signUp(app);
    const elsewhere = await app.signIn(person.id);
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, {
      headers: { origin: TEST_ORIGIN, cookie: elsewhere },
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const response = await fetch(`${app.url}/api/account/deletion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, cookie: person.cookie },
      body: JSON.stringify({ currentPassword: person.sent.password }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ until: '2026-04-09T12:00:00.000Z' });
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect((await closed)[0]).toBe(closeCode.sessionEnded);
    for (const cookie of [person.cookie, elsewhere]) {
      expect(await app.as(cookie)(currentSession, {})).toEqual({ account: null });
    }
    await expect(app.call(getProfile, { username: person.username })).rejects.toMatchObject({
      code: 'not_found',
    });
    const mail = await mailOf(app, { to: person.sent.email, subject: DELETED });
    expect(mail.text).toContain('9 de abril de 2026');
    expect(JSON.stringify(app.logged)).not.toContain(person.sent.password);
  });

  test.each([
    [{ currentPassword: 'não é esta' }, 'wrong_password'],
    [{ currentPassword: '' }, 'invalid_input'],
    [{}, 'invalid_input'],
    [{ currentPassword: 'x'.repeat(201) }, 'invalid_input'],
    [{ currentPassword: { $ne: null } }, 'invalid_input'],
  ])('with %j changes nothing', async (input, code) => {
    const person = await signUp(app);
    await expect(person.call(deleteAccount, input as never)).rejects.toMatchObject({ code });
    expect(await statusOf(person.id)).toBe('active');
    expect((await person.call(currentSession, {})).account).not.toBeNull();
  });

  test('needs a session, and is nobody else’s', async () => {
    const [person, victim] = [await signUp(app), await signUp(app)];
    const input = { currentPassword: person.sent.password, accountId: victim.id, id: victim.id };
    await expect(app.call(deleteAccount, input)).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    await person.call(deleteAccount, input);
    expect(await statusOf(victim.id)).toBe('active');
  });

  test('asks for the second factor too, where there is one; coming back asks for it at sign-in', async () => {
    const person = await signUp(app);
    await giveSecondFactor(app, person.id, true);
    const currentPassword = person.sent.password;
    const wrong: [object, string][] = [
      [{}, 'invalid_input'],
      [{ code: '000000' }, 'wrong_code'],
    ];
    for (const [extra, code] of wrong) {
      await expect(person.call(deleteAccount, { currentPassword, ...extra })).rejects.toMatchObject(
        {
          ...{ code, fields: { code: expect.any(String) } },
        },
      );
    }
    const code = await secondFactorCode(app);
    await expect(
      person.call(deleteAccount, { currentPassword: 'não é esta', code }),
    ).rejects.toMatchObject({ code: 'wrong_password' });
    expect(await statusOf(person.id)).toBe('active');
    await person.call(deleteAccount, { currentPassword, code });
    expect(await statusOf(person.id)).toBe('deleted');
    await app.call(restoreAccount, credentials(person));
    expect(await app.call(signIn, credentials(person))).toMatchObject({ status: 'second_factor' });
  });

  test('is not for the last one who administers', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const { accounts } = app.api.backOffice();
    for (const { sent } of [one, two]) await accounts.grantAdmin(sent.email);
    const answers = await Promise.allSettled(
      [one, two].map(({ call, sent }) => call(deleteAccount, { currentPassword: sent.password })),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'not_allowed' }) },
    ]);
  });

  test('takes the copy of one’s data along', async () => {
    const person = await signUp(app);
    await person.call(askDataCopy, {});
    await leave(app, person);
    const { rows } = await app.pool.query('SELECT FROM account_export WHERE account_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('leaves e-mail, document and username taken', async () => {
    const person = await signUp(app);
    await leave(app, person);
    for (const field of ['email', 'cpf_cnpj'] as const) {
      const again = newPerson({ [field]: person.sent[field] });
      await expect(app.call(createAccount, again)).rejects.toMatchObject({
        code: 'already_in_use',
      });
    }
    const namesake = await signUp(app, { socialName: person.sent.socialName });
    expect(namesake.username).not.toBe(person.username);
  });
});

describe('coming back', () => {
  test('signing in says until when, opens nothing, and restoring brings everything back', async () => {
    const person = await signUp(app);
    await leave(app, person);
    const response = await fetch(`${app.url}/api/session/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
      body: JSON.stringify(credentials(person)),
    });
    expect(await response.json()).toEqual({
      ...{ status: 'deleted', id: person.id, name: person.sent.name },
      until: '2026-04-09T12:00:00.000Z',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    await app.call(restoreAccount, credentials(person));
    await app.call(restoreAccount, credentials(person));
    expect(await app.call(signIn, credentials(person))).toMatchObject({ status: 'active' });
    await app.call(getProfile, { username: person.username });
    // The earlier sessions stay closed.
    expect(await person.call(currentSession, {})).toEqual({ account: null });
    await mailOf(app, { to: person.sent.email, subject: 'A sua conta está de volta' });
  });

  test('a wrong password, an unknown e-mail and a blocked account are told the same', async () => {
    const [person, blocked] = [await signUp(app), await signUp(app)];
    await leave(app, person);
    await app.pool.query("UPDATE account SET status = 'blocked' WHERE id = $1", [blocked.id]);
    const refused = { code: 'wrong_credentials', message: 'E-mail ou senha incorretos' };
    for (const input of [
      { ...credentials(person), password: 'outra senha' },
      { ...credentials(person), email: 'ninguem@exemplo.com.br' },
      credentials(blocked),
    ]) {
      await expect(app.call(restoreAccount, input)).rejects.toMatchObject(refused);
    }
    await expect(
      app.call(signIn, { ...credentials(person), password: 'outra senha' }),
    ).rejects.toMatchObject(refused);
    expect(await statusOf(person.id)).toBe('deleted');
    expect(await statusOf(blocked.id)).toBe('blocked');
  });

  test('the link of the mail works once, and not once the account was restored otherwise', async () => {
    const person = await signUp(app);
    await leave(app, person);
    const token = await mailedToken(person.sent.email);
    await app.call(restoreAccountByLink, { token });
    expect(await statusOf(person.id)).toBe('active');
    await leave(app, person);
    const gone = { code: 'link_expired', message: 'Este link já foi usado ou não vale mais.' };
    await expect(app.call(restoreAccountByLink, { token })).rejects.toMatchObject(gone);
    const second = await mailedToken(person.sent.email, 2);
    await app.call(restoreAccount, credentials(person));
    await expect(app.call(restoreAccountByLink, { token: second })).rejects.toMatchObject(gone);
  });

  test.each(['', 'x', 'A'.repeat(43), '\0', 'é'.repeat(50)])(
    'the link %j leads nowhere',
    async (token) => {
      const failed = await app.call(restoreAccountByLink, { token }).catch((error) => error);
      expect(['link_expired', 'invalid_input']).toContain(failed.code);
    },
  );

  test('is over after thirty days, by password and by link', async () => {
    const person = await signUp(app);
    await leave(app, person, 'o link dela');
    app.clock.advance(30 * DAY_MS - 1);
    expect(await app.call(signIn, credentials(person))).toMatchObject({ status: 'deleted' });
    app.clock.advance(1);
    const refused = { code: 'wrong_credentials' };
    await expect(app.call(signIn, credentials(person))).rejects.toMatchObject(refused);
    await expect(app.call(restoreAccount, credentials(person))).rejects.toMatchObject(refused);
    await expect(app.call(restoreAccountByLink, { token: 'o link dela' })).rejects.toMatchObject({
      code: 'link_expired',
    });
  });

  test('tried from everywhere at once, happens once', async () => {
    const person = await signUp(app);
    await leave(app, person, 'ao mesmo tempo');
    const answers = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => app.call(restoreAccount, credentials(person))),
      ...Array.from({ length: 5 }, () =>
        app.call(restoreAccountByLink, { token: 'ao mesmo tempo' }),
      ),
    ]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await statusOf(person.id)).toBe('active');
    expect(app.logged.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  });
});
