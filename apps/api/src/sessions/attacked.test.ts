import { createAccount } from '@arquiba/contract/accounts';
import { createPost } from '@arquiba/contract/posts';
import { endOneSession, endOtherSessions, listSessions, signIn } from '@arquiba/contract/sessions';
import { newPerson, type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUICK_COST, RECOMMENDED_COST, setPasswordCost } from '../accounts/public/password.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await signUp(app);
});
afterAll(() => app.close());

async function post(url: string, payload: object, { ip = '127.0.0.1', cookie = '' } = {}) {
  const answer = await app.server.inject({
    ...{ method: 'POST', url, payload, remoteAddress: ip },
    headers: { origin: TEST_ORIGIN, cookie },
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], cookies };
}

const enter = (password: string, from = {}) =>
  post(signIn.path, { email: owner.sent.email, password }, from);

describe('guessing', () => {
  test('from many addresses does not lock the owner out where they signed in before', async () => {
    const { password } = owner.sent;
    const { cookies } = await enter(password);
    const device = cookies.split('; ').filter((each) => each.startsWith('arquiba_device='));
    expect(device).toHaveLength(1);
    for (let n = 0; n < 10; n += 1) {
      expect((await enter('chute', { ip: `203.0.113.${n}` })).status).toBe(401);
    }
    expect((await enter(password, { ip: '203.0.113.99' })).status).toBe(429);
    const known = { ip: '203.0.113.99', cookie: device.join() };
    expect((await enter(password, known)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await enter('chute', known)).status).toBe(401);
    expect((await enter(password, known)).status).toBe(429);
    app.clock.advance(600_000);
  });

  test('a device is known for its own e-mail only, and by a cookie of ours', async () => {
    const other = await signUp(app);
    const { cookies } = await post(signIn.path, other.sent);
    for (let n = 0; n < 10; n += 1) await enter('chute', { ip: `203.0.113.${n}` });
    for (const cookie of [cookies, `arquiba_device=${'A'.repeat(43)}`]) {
      expect((await enter(owner.sent.password, { cookie })).status).toBe(429);
    }
    app.clock.advance(600_000);
  });

  test('by three hundred at once is refused with 503, and the others are answered', async () => {
    setPasswordCost(RECOMMENDED_COST);
    const stranger = await signUp(app);
    const asked = Array.from({ length: 300 }, (_, n) =>
      post(
        signIn.path,
        { email: newPerson().email, password: 'chute' },
        { ip: `198.51.${n >> 8}.${n & 255}` },
      ),
    );
    const answers = await Promise.all(asked);
    const tried = answers.filter(({ status }) => status === 401);
    const refused = answers.filter(({ status }) => status === 503);
    expect(tried.length + refused.length).toBe(300);
    // About two seconds of work wait, whatever comes.
    expect(tried.length).toBeLessThan(100);
    expect(refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true);
    expect((await post(signIn.path, stranger.sent)).status).toBe(200);
    setPasswordCost(QUICK_COST);
  });
});

test('new accounts of one address are counted, though each succeeds', async () => {
  const from = { ip: '192.0.2.7' };
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1) {
    statuses.add((await post(createAccount.path, newPerson(), from)).status);
  }
  expect([...statuses]).toEqual([200]);
  expect((await post(createAccount.path, newPerson(), from)).status).toBe(429);
  expect((await post(createAccount.path, newPerson(), { ip: '192.0.2.8' })).status).toBe(200);
});

test('a stolen session that writes a lot does not keep the owner from ending it', async () => {
  const thief = app.as(await app.signIn(owner.id));
  for (let n = 0; n < 120; n += 1) await thief(createPost, { text: 'spam' });
  await expect(owner.call(createPost, { text: 'oi' })).rejects.toMatchObject({ status: 429 });
  // It also tries to use up what ends sessions.
  for (let n = 0; n < 40; n += 1) await thief(endOneSession, { id: '1' }).catch(() => {});
  await owner.call(endOtherSessions, {});
  await expect(thief(listSessions, {})).rejects.toMatchObject({ code: 'sign_in_required' });
});
