import {
  currentSession,
  endOneSession,
  endOtherSessions,
  listSessions,
  signIn,
} from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Signs in from a phone and returns its cookie. */
async function enterByPhone({ sent }: Person): Promise<string> {
  const answer = await fetch(`${app.url}${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, 'user-agent': PHONE },
    body: JSON.stringify({ email: sent.email, password: sent.password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const isIn = async (cookie: string) => (await app.as(cookie)(currentSession, {})).account !== null;

test('the list says device, address and times, and which one asks', async () => {
  const person = await signUp(app);
  const opened = app.clock.now().toISOString();
  app.clock.advance(60_000);
  const phone = await enterByPhone(person);
  const { items } = await app.as(phone)(listSessions, {});
  const ids = { id: expect.stringMatching(/^\d+$/), ip: '127.0.0.1' };
  const now = app.clock.now().toISOString();
  expect(items).toEqual([
    {
      ...{ ...ids, device: 'Chrome no Android', kind: 'phone', current: true },
      ...{ createdAt: now, lastUsedAt: now },
    },
    {
      ...{ ...ids, device: 'Navegador desconhecido', kind: 'computer', current: false },
      ...{ createdAt: opened, lastUsedAt: opened },
    },
  ]);
});

test('one is ended, and counts for nothing at its next call', async () => {
  const person = await signUp(app);
  const phone = await enterByPhone(person);
  const { items } = await person.call(listSessions, {});
  const { id = '' } = items.find(({ current }) => !current) ?? {};
  await person.call(endOneSession, { id });
  expect([await isIn(person.cookie), await isIn(phone)]).toEqual([true, false]);
  await expect(person.call(endOneSession, { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(app.as(phone)(listSessions, {})).rejects.toMatchObject({ code: 'sign_in_required' });
});

test('the one that asks can be ended too: it is signing out', async () => {
  const person = await signUp(app);
  const [own] = (await person.call(listSessions, {})).items;
  const answer = await fetch(`${app.url}/api/sessions/${own?.id}`, {
    method: 'DELETE',
    headers: { cookie: person.cookie, origin: TEST_ORIGIN },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect(await isIn(person.cookie)).toBe(false);
});

test('all the others are ended at once', async () => {
  const person = await signUp(app);
  const others = [await enterByPhone(person), await enterByPhone(person)];
  await person.call(endOtherSessions, {});
  expect(await isIn(person.cookie)).toBe(true);
  for (const cookie of others) expect(await isIn(cookie)).toBe(false);
  expect((await person.call(listSessions, {})).items).toHaveLength(1);
});

test("another's sessions are neither seen nor ended", async () => {
  const [one, two] = [await signUp(app), await signUp(app)];
  const [foreign] = (await one.call(listSessions, {})).items;
  expect((await two.call(listSessions, {})).items.map(({ id }) => id)).not.toContain(foreign?.id);
  await expect(two.call(endOneSession, { id: foreign?.id ?? '' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await two.call(endOtherSessions, {});
  expect(await isIn(one.cookie)).toBe(true);
});

test('a visitor has none', async () => {
  for (const [route, input] of [
    [listSessions, {}],
    [endOneSession, { id: '1' }],
    [endOtherSessions, {}],
  ] as const) {
    await expect(app.call(route, input as never)).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  }
});
