import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@arquiba/contract/passkeys';
import { currentSession } from '@arquiba/contract/sessions';
import { mailOf } from '@arquiba/testing/mails';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator, type Differently } from './testing/authenticator.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const SITE = { origin: TEST_ORIGIN, rpId: 'arquiba.test' };
const REFUSED = { code: 'passkey_refused', status: 403 };
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ started: true, budgets });
});
afterAll(() => app.close());

async function register(person: Person, name = 'Meu celular') {
  const device = createAuthenticator(SITE);
  const { options } = await person.call(beginPasskey, {});
  const passkey = await person.call(addPasskey, { name, response: device.register(options) });
  return { device, passkey };
}

const challengeToEnter = async () => (await app.call(beginPasskeySignIn, {})).options;

/** Signs in over HTTP, to get the cookie too. */
async function enter(response: object) {
  const answer = await fetch(`${app.url}/api/session/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
    body: JSON.stringify({ response }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { status: answer.status, body: await answer.json(), cookie: cookie.split(';')[0] ?? '' };
}

describe('a new passkey', () => {
  test('is kept, listed, told by mail, renamed and removed', async () => {
    const person = await signUp(app);
    const { options } = await person.call(beginPasskey, {});
    expect(options).toMatchObject({
      rp: { id: 'arquiba.test', name: 'Arquiba' },
      user: { name: person.sent.email, displayName: person.sent.socialName },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const device = createAuthenticator(SITE);
    const response = device.register(options);
    const passkey = await person.call(addPasskey, { name: ' Meu celular ', response });
    expect(passkey).toMatchObject({ name: 'Meu celular', lastUsedAt: null });
    await mailOf(app, { to: person.sent.email, subject: /^Nova chave de acesso/ });
    const { items } = await person.call(listPasskeys, {});
    expect(items).toEqual([passkey]);
    const { id } = passkey;
    expect(await person.call(renamePasskey, { id, name: 'Do trabalho' })).toMatchObject({
      name: 'Do trabalho',
    });
    // The existing passkey is excluded, so that the device does not create a second one.
    const { options: next } = await person.call(beginPasskey, {});
    expect(next.excludeCredentials).toMatchObject([{ id: device.id }]);
    await person.call(removePasskey, { id });
    expect(await person.call(listPasskeys, {})).toEqual({ items: [] });
    const mail = await mailOf(app, { to: person.sent.email, subject: /^Chave de acesso removida/ });
    expect(mail.text).toContain('“Do trabalho”');
    await expect(enter(device.signIn(await challengeToEnter()))).resolves.toMatchObject({
      status: 403,
      cookie: '',
    });
  });

  test('a challenge counts once, for five minutes, for its own account and purpose', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const expired = { code: 'challenge_expired' };
    const add = (person: Person, options: { challenge: string }) => {
      const user = { id: 'AAAA' };
      const response = createAuthenticator(SITE).register({ ...options, user });
      return person.call(addPasskey, { name: 'Chave', response });
    };
    const { options } = await one.call(beginPasskey, {});
    await expect(add(two, options)).rejects.toMatchObject(expired);
    await add(one, options);
    await expect(add(one, options)).rejects.toMatchObject(expired);
    await expect(add(one, await challengeToEnter())).rejects.toMatchObject(expired);
    const late = (await one.call(beginPasskey, {})).options;
    app.clock.advance(5 * 60_000);
    await expect(add(one, late)).rejects.toMatchObject(expired);
    await expect(add(one, { challenge: 'A'.repeat(43) })).rejects.toMatchObject(expired);
  });

  test.each<[string, Differently]>([
    ['made on another site', { origin: 'http://arquiba.test.outro.example' }],
    ['for another host', { rpId: 'outro.example' }],
    ['without a check of the person', { flags: 0x41 }],
    ['without a touch', { flags: 0x44 }],
    ['of another ceremony', { type: 'webauthn.get' }],
  ])('one %s is refused', async (_, other) => {
    const person = await signUp(app);
    const { options } = await person.call(beginPasskey, {});
    const response = createAuthenticator(SITE).register(options, other);
    await expect(person.call(addPasskey, { name: 'Chave', response })).rejects.toMatchObject(
      REFUSED,
    );
    expect(await person.call(listPasskeys, {})).toEqual({ items: [] });
  });

  test("somebody else's credential cannot be registered again", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const { device } = await register(one);
    const { options } = await two.call(beginPasskey, {});
    const response = device.register(options);
    await expect(two.call(addPasskey, { name: 'Minha', response })).rejects.toMatchObject(REFUSED);
  });

  test('an account has twenty at most', async () => {
    const person = await signUp(app);
    for (let index = 0; index < 20; index += 1) await register(person, `Chave ${index}`);
    await expect(register(person)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test("nobody sees, renames or removes another's", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const { passkey } = await register(one);
    expect(await two.call(listPasskeys, {})).toEqual({ items: [] });
    const missing = { code: 'not_found' };
    const { id } = passkey;
    await expect(two.call(renamePasskey, { id, name: 'Minha' })).rejects.toMatchObject(missing);
    await expect(two.call(removePasskey, { id })).rejects.toMatchObject(missing);
    expect(await one.call(listPasskeys, {})).toEqual({ items: [passkey] });
    for (const route of [listPasskeys, beginPasskey]) {
      await expect(app.call(route, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    }
  });
});

describe('signing in with a passkey', () => {
  test('needs no e-mail, opens a session and notes the use', async () => {
    const person = await signUp(app);
    const { device } = await register(person);
    const options = await challengeToEnter();
    expect(options).toEqual({
      ...{ rpId: 'arquiba.test', userVerification: 'required' },
      ...{ timeout: 300_000, challenge: expect.any(String) },
    });
    const { status, body, cookie } = await enter(device.signIn(options));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, status: 'active', email: person.sent.email });
    expect(await app.as(cookie)(currentSession, {})).toMatchObject({ account: { id: person.id } });
    const { items } = await person.call(listPasskeys, {});
    expect(items[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test('an answer counts once, within five minutes, and for no other challenge', async () => {
    const person = await signUp(app);
    const { device } = await register(person);
    const answer = device.signIn(await challengeToEnter());
    expect((await enter(answer)).status).toBe(200);
    expect(await enter(answer)).toMatchObject({ status: 410, cookie: '' });
    const both = device.signIn(await challengeToEnter());
    const at = await Promise.all([enter(both), enter(both), enter(both)]);
    expect(at.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const late = device.signIn(await challengeToEnter());
    app.clock.advance(5 * 60_000);
    expect(await enter(late)).toMatchObject({ status: 410, cookie: '' });
    const { options } = await (await signUp(app)).call(beginPasskey, {});
    expect(await enter(device.signIn(options))).toMatchObject({ status: 410, cookie: '' });
  });

  test.each<[string, Differently]>([
    ['another site', { origin: 'https://arquiba.test' }],
    ['another host', { rpId: 'outro.example' }],
    ['no check of the person', { flags: 0x01 }],
    ['no touch', { flags: 0x04 }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another account', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('an answer with %s is refused, and the challenge is gone', async (_, other) => {
    const { device } = await register(await signUp(app));
    const options = await challengeToEnter();
    expect(await enter(device.signIn(options, other))).toMatchObject({ status: 403, cookie: '' });
    expect(await enter(device.signIn(options))).toMatchObject({ status: 410, cookie: '' });
  });

  test('an unknown or foreign key, or a changed signature, is refused', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const [{ device }, other] = [await register(one), await register(two)];
    const unknown = createAuthenticator(SITE).signIn(await challengeToEnter());
    expect(await enter(unknown)).toMatchObject({ status: 403, cookie: '' });
    const swapped = { ...device.signIn(await challengeToEnter()), id: other.device.id };
    expect(await enter(swapped)).toMatchObject({ status: 403, cookie: '' });
    const answer = device.signIn(await challengeToEnter());
    const forged = other.device.signIn(await challengeToEnter()).response.signature;
    answer.response.signature = forged;
    expect(await enter(answer)).toMatchObject({ status: 403, cookie: '' });
  });

  test('a counter that does not go up shows a copy', async () => {
    const { device } = await register(await signUp(app));
    const status = async (counter: number) =>
      (await enter(device.signIn(await challengeToEnter(), { counter }))).status;
    expect(await status(0)).toBe(200);
    expect(await status(0)).toBe(200);
    expect(await status(5)).toBe(200);
    expect(await status(5)).toBe(403);
    expect(await status(4)).toBe(403);
    expect(await status(0)).toBe(403);
    expect(await status(6)).toBe(200);
  });

  test('a blocked account is told so, a deleted one is unknown', async () => {
    const person = await signUp(app);
    const { device } = await register(person);
    const setStatus = (status: string) =>
      app.pool.query('UPDATE account SET status = $2 WHERE id = $1', [person.id, status]);
    await setStatus('blocked');
    expect(await enter(device.signIn(await challengeToEnter()))).toEqual({
      status: 200,
      cookie: '',
      body: { status: 'blocked', id: person.id, name: person.sent.name },
    });
    await setStatus('deleted');
    expect(await enter(device.signIn(await challengeToEnter()))).toMatchObject({
      status: 403,
      cookie: '',
    });
  });

  test.each([
    {},
    { id: '=', rawId: '=', type: 'public-key', response: {} },
    { id: 'A'.repeat(5000) },
    null,
  ])('hostile input %# opens nothing', async (response) => {
    const { status, cookie } = await enter(response as object);
    expect([status, cookie]).toEqual([400, '']);
  });

  test.each(['%', 'bnVsbA', 'e30', 'W10'])(
    'client data %s is no challenge of ours',
    async (data) => {
      const { device } = await register(await signUp(app));
      const answer = device.signIn(await challengeToEnter());
      answer.response.clientDataJSON = data;
      const { status, cookie } = await enter(answer);
      expect([400, 410]).toContain(status);
      expect(cookie).toBe('');
    },
  );
});

test('guessing is stopped for a while', async () => {
  const strict = await startTestApp();
  const device = createAuthenticator(SITE);
  const statuses: number[] = [];
  let retryAfter: string | null = null;
  for (let guess = 0; guess < 25; guess += 1) {
    const { options } = await strict.call(beginPasskeySignIn, {});
    const answer = await fetch(`${strict.url}/api/session/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
      body: JSON.stringify({ response: device.signIn(options) }),
    });
    statuses.push(answer.status);
    retryAfter = answer.headers.get('retry-after');
  }
  await strict.close();
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403));
  expect(statuses.at(-1)).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});
