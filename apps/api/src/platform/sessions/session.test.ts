import { createHash } from 'node:crypto';
import { createPost } from '@arquiba/contract/posts';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeSessionsOf, sessionChannel, sweepSessions } from './session.ts';
import { SessionCookie } from './session-cookie.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp({ started: true });
  person = await signUp(app);
});
afterAll(() => app.close());

describe('the cookie', () => {
  test('is out of reach of scripts and of other sites', () => {
    const cookie = new SessionCookie(new URL('http://localhost:3000'));
    expect(cookie.give('t')).toBe(
      'arquiba_session=t; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(cookie.take()).toBe('arquiba_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  test('on https belongs to this host and never travels in the clear', () => {
    const cookie = new SessionCookie(new URL('https://arquiba.example'));
    expect(cookie.give('t')).toMatch(/^__Host-arquiba=t; .*Path=\/; .*; Secure$/);
  });

  test('is found among others, and only if it can be one of ours', () => {
    const cookie = new SessionCookie(new URL('http://localhost:3000'));
    const token = 'a'.repeat(43);
    expect(cookie.read(`x=1; arquiba_session=${token};y=2`)).toBe(token);
    for (const header of [undefined, '', 'x', 'arquiba_session', `xarquiba_session=${token}`]) {
      expect(cookie.read(header)).toBeNull();
    }
    expect(cookie.read('arquiba_session=short')).toBeNull();
    expect(cookie.read(`arquiba_session=${token}'--`)).toBeNull();
  });
});

test('signing in sets the cookie; the database knows only a hash of it', async () => {
  const { response, cookie } = await enter();
  expect(response.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax');
  expect(await whoIs(cookie)).toBe(person.id);
  const token = cookie.split('=')[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await app.pool.query('SELECT * FROM session WHERE token_hash = $1', [hash]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('signing in again ends the session before', async () => {
  const first = await enter();
  const second = await enter(first.cookie);
  expect(await whoIs(first.cookie)).toBeNull();
  expect(await whoIs(second.cookie)).toBe(person.id);
});

test('signing out ends the session on the server, and takes the cookie', async () => {
  const { cookie } = await enter();
  const headers = { cookie, origin: TEST_ORIGIN };
  const response = await fetch(`${app.url}/api/session`, { method: 'DELETE', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toMatch(/^arquiba_session=; Max-Age=0;/);
  expect(await whoIs(cookie)).toBeNull();
});

test('a session lasts thirty days from its last use, which is noted every five minutes', async () => {
  const cookie = await app.signIn(person.id);
  const used = () => lastUseOf(cookie);
  const opened = await used();
  app.clock.advance(4 * MINUTE);
  expect((await ask(cookie)).headers.get('set-cookie')).toBeNull();
  expect(await used()).toEqual(opened);
  app.clock.advance(MINUTE);
  const renewal = (await ask(cookie)).headers.get('set-cookie');
  expect(renewal?.startsWith(`${cookie}; Max-Age=2592000`)).toBe(true);
  expect(await used()).toEqual(app.clock.now());

  app.clock.advance(30 * DAY - 1);
  expect(await whoIs(cookie)).toBe(person.id);
  app.clock.advance(30 * DAY);
  expect(await whoIs(cookie)).toBeNull();
});

test('expired sessions are swept, living ones stay', async () => {
  const cookie = await app.signIn(person.id);
  await sweepSessions(app.api.services);
  const count = 'SELECT count(*)::integer AS sessions FROM session';
  expect((await app.pool.query(count)).rows).toEqual([{ sessions: 1 }]);
  expect(await whoIs(cookie)).toBe(person.id);
  app.clock.advance(31 * DAY);
  expect(await sweepSessions(app.api.services)).toBe(1);
});

test('a blocked account has no session from the next request on', async () => {
  const blocked = await signUp(app);
  await blocked.call(createPost, { text: 'oi' });
  await app.pool.query("UPDATE account SET status = 'blocked' WHERE id = $1", [blocked.id]);
  await expect(blocked.call(createPost, { text: 'oi' })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  expect(await whoIs(blocked.cookie)).toBeNull();
});

test('all sessions of an account can be ended but one, and whoever listens is told', async () => {
  const heard: RealtimeEvent[] = [];
  const { services } = app.api;
  const stop = services.realtime.subscribe(sessionChannel(person.id), (event) => {
    heard.push(event);
  });
  const cookies = [await app.signIn(person.id), await app.signIn(person.id)];
  const other = await signUp(app);
  const ids = await Promise.all(cookies.map(idOf));
  await closeSessionsOf(services, person.id, ids[0]);
  expect(await Promise.all(cookies.map(whoIs))).toEqual([person.id, null]);
  await closeSessionsOf(services, person.id);
  expect(await Promise.all(cookies.map(whoIs))).toEqual([null, null]);
  expect(await whoIs(other.cookie)).toBe(other.id);
  await expect
    .poll(() => heard)
    .toEqual([
      { type: 'closed', sessionIds: [ids[1]] },
      { type: 'closed', sessionIds: [ids[0]] },
    ]);
  stop();
});

async function enter(cookie?: string) {
  const { email, password } = person.sent;
  const response = await fetch(app.url + signIn.path, {
    method: 'POST',
    headers: {
      origin: TEST_ORIGIN,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function ask(cookie: string): Promise<Response> {
  return fetch(app.url + currentSession.path, { headers: { cookie } });
}

async function whoIs(cookie: string): Promise<string | null> {
  return (await app.as(cookie)(currentSession, {})).account?.id ?? null;
}

async function sessionRow(cookie: string) {
  const hash = createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest();
  const { rows } = await app.pool.query('SELECT * FROM session WHERE token_hash = $1', [hash]);
  return rows[0];
}

async function lastUseOf(cookie: string): Promise<Date> {
  return (await sessionRow(cookie)).last_used_at;
}

async function idOf(cookie: string): Promise<string> {
  return (await sessionRow(cookie)).id;
}
