import { currentSession, signIn, signOut } from '@arquiba/contract/sessions';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 10_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

function post(email: string, password: string): Promise<Response> {
  return fetch(`${app.url}/api/session/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
    body: JSON.stringify({ email, password }),
  });
}

async function sessionsOf(accountId: string): Promise<number> {
  const { rows } = await app.pool.query('SELECT count(*)::int FROM session WHERE account_id = $1', [
    accountId,
  ]);
  return rows[0].count;
}

async function setStatus(accountId: string, status: string): Promise<void> {
  await app.pool.query('UPDATE account SET status = $2 WHERE id = $1', [accountId, status]);
}

describe('signing in', () => {
  test('opens a session that only the server can read', async () => {
    const { id, username, sent } = await signUp(app);
    const response = await post(` ${sent.email.toUpperCase()} `, sent.password);
    expect(response.status).toBe(200);
    const account = await response.json();
    expect(account).toEqual({
      ...{ id, username, name: sent.name, socialName: sent.socialName, email: sent.email },
      ...{ type: sent.type, status: 'active', roles: [], avatar: null },
    });
    const [setCookie = ''] = response.headers.getSetCookie();
    expect(setCookie).toMatch(/; HttpOnly/i);
    expect(setCookie).toMatch(/; SameSite=Lax/i);
    const call = app.as(setCookie.split(';')[0] ?? '');
    expect(await call(currentSession, {})).toEqual({ account });
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { sent } = await signUp(app);
    const answers = await Promise.all([
      post(sent.email, 'outra senha'),
      post('ninguem@exemplo.com.br', sent.password),
      post('', ''),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({
        error: {
          code: 'wrong_credentials',
          message: 'E-mail ou senha incorretos',
          requestId: expect.any(String),
        },
      });
    }
  });

  test('a blocked account is told so by name after the right password only', async () => {
    const { id, sent } = await signUp(app);
    await setStatus(id, 'blocked');
    const before = await sessionsOf(id);
    const right = await post(sent.email, sent.password);
    expect(right.status).toBe(200);
    expect(await right.json()).toEqual({ status: 'blocked', id, name: sent.name });
    expect(right.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(id)).toBe(before);
    const wrong = await post(sent.email, 'outra senha');
    expect(await wrong.json()).toMatchObject({ error: { code: 'wrong_credentials' } });
  });

  test('a deleted account is as good as unknown', async () => {
    const { id, sent } = await signUp(app);
    await setStatus(id, 'deleted');
    await expect(app.call(signIn, sent)).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test.each([
    { email: 'a@b.c\0', password: 'x' },
    { email: 'x'.repeat(50_000), password: 'x' },
    { email: ['a'], password: 'x' },
    { email: { $ne: null }, password: { $ne: null } },
    { email: "' OR 1=1 --", password: "' OR 1=1 --" },
  ])('hostile input %# opens nothing', async (body) => {
    const response = await post(body.email as string, body.password as string);
    expect([400, 401]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('guessing for one e-mail is stopped for a while, wherever it comes from', async () => {
    const { sent } = await signUp(app);
    let answer = await post(sent.email, 'palpite 0');
    for (let guess = 1; guess < 30 && answer.status === 401; guess += 1) {
      answer = await post(sent.email.toUpperCase(), `palpite ${guess}`);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(sent.email, sent.password)).status).toBe(429);
    const other = await signUp(app);
    expect((await post(other.sent.email, other.sent.password)).status).toBe(200);
    app.clock.advance(11 * 60_000);
    expect((await post(sent.email, sent.password)).status).toBe(200);
  });
});

describe('the session', () => {
  test('of a visitor has no account', async () => {
    expect(await app.call(currentSession, {})).toEqual({ account: null });
  });

  test('with a cookie that we never gave has no account', async () => {
    const { cookie } = await signUp(app);
    const forged = cookie.replace(/=.*/, `=${'A'.repeat(43)}`);
    expect(await app.as(forged)(currentSession, {})).toEqual({ account: null });
  });

  test('ends on the server when one signs out', async () => {
    const { id, cookie, call } = await signUp(app);
    expect((await call(currentSession, {})).account).toMatchObject({ id });
    const response = await fetch(`${app.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: TEST_ORIGIN },
    });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect(await call(currentSession, {})).toEqual({ account: null });
    expect(await sessionsOf(id)).toBe(0);
  });

  test('can be ended by a visitor, who has none', async () => {
    await expect(app.call(signOut, {})).resolves.toBeUndefined();
  });

  test('counts for nothing once the account is blocked', async () => {
    const { id, call } = await signUp(app);
    await setStatus(id, 'blocked');
    expect(await call(currentSession, {})).toEqual({ account: null });
  });
});
