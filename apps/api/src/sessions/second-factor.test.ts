import { disableSecondFactor, getSecondFactor } from '@arquiba/contract/second-factors';
import { confirmSecondFactor, currentSession, signIn } from '@arquiba/contract/sessions';
import { mailOf } from '@arquiba/testing/mails';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnOnSecondFactor } from '../second-factors/testing/authenticator-app.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ started: true, budgets });
});
afterAll(() => app.close());

async function post(path: string, body: object) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
    body: JSON.stringify(body),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  return {
    status: answer.status,
    body: JSON.parse(await answer.text()),
    cookie: cookie.split(';')[0] ?? '',
    retryAfter: answer.headers.get('retry-after'),
  };
}

const confirm = (challenge: string, code: string) =>
  post('/api/session/second-factor', { challenge, code });

async function challengeOf({ sent }: Person): Promise<string> {
  const answer = await app.call(signIn, { email: sent.email, password: sent.password });
  if (answer.status !== 'second_factor') throw new Error(`No code is asked: ${answer.status}`);
  return answer.challenge;
}

async function protectedPerson() {
  const person = await signUp(app);
  return { person, ...(await turnOnSecondFactor(person, app.clock)) };
}

describe('signing in with a second factor', () => {
  test('the password alone opens nothing and tells nothing; the code then does', async () => {
    const { person, codeOf } = await protectedPerson();
    const { email, password } = person.sent;
    const first = await post('/api/session/accounts', { email, password });
    expect(first).toMatchObject({ status: 200, cookie: '' });
    expect(first.body).toEqual({
      status: 'second_factor',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const second = await confirm(first.body.challenge, await codeOf());
    expect(second).toMatchObject({ status: 200, body: { id: person.id, status: 'active' } });
    const { account } = await app.as(second.cookie)(currentSession, {});
    expect(account).toMatchObject({ id: person.id });
  });

  test('a wrong password answers as for anybody', async () => {
    const { person } = await protectedPerson();
    const answer = await post('/api/session/accounts', { email: person.sent.email, password: 'x' });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'wrong_credentials' } } });
  });

  test('a code counts once, and none that is older than it', async () => {
    const { person, codeOf } = await protectedPerson();
    // The code of the previous step was used to turn it on.
    expect((await confirm(await challengeOf(person), await codeOf(-1))).status).toBe(403);
    const code = await codeOf();
    expect((await confirm(await challengeOf(person), code)).status).toBe(200);
    expect(await confirm(await challengeOf(person), code)).toMatchObject({
      status: 403,
      cookie: '',
      body: { error: { code: 'wrong_code', fields: { code: 'Código incorreto ou já usado' } } },
    });
    expect((await confirm(await challengeOf(person), await codeOf(1))).status).toBe(200);
    expect((await confirm(await challengeOf(person), await codeOf())).status).toBe(403);
    app.clock.advance(60_000);
    expect((await confirm(await challengeOf(person), await codeOf())).status).toBe(200);
  });

  test('of one code used several times at once, one wins', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenges = [];
    for (let count = 0; count < 4; count += 1) challenges.push(await challengeOf(person));
    const code = await codeOf();
    const answers = await Promise.all(challenges.map((challenge) => confirm(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
  });

  test('a recovery code counts once, also at the same moment', async () => {
    const { person, recoveryCodes } = await protectedPerson();
    const code = recoveryCodes[0] as string;
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const answers = await Promise.all(challenges.map((challenge) => confirm(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await confirm(await challengeOf(person), code)).status).toBe(403);
    const { recoveryCodesLeft } = await person.call(getSecondFactor, {});
    expect(recoveryCodesLeft).toBe(9);
    expect((await confirm(await challengeOf(person), recoveryCodes[1] as string)).status).toBe(200);
  });

  test('a blocked account is told so instead of being asked', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenge = await challengeOf(person);
    await app.pool.query(`UPDATE account SET status = 'blocked' WHERE id = $1`, [person.id]);
    const blocked = { status: 'blocked', id: person.id, name: person.sent.name };
    expect(await app.call(signIn, person.sent)).toEqual(blocked);
    expect(await confirm(challenge, await codeOf())).toMatchObject({
      status: 200,
      body: blocked,
      cookie: '',
    });
  });

  test('once it is off, the password is enough again', async () => {
    const { person, codeOf } = await protectedPerson();
    const input = { code: await codeOf() };
    await person.call(disableSecondFactor, input);
    expect(await app.call(signIn, person.sent)).toMatchObject({ status: 'active', id: person.id });
  });
});

describe('a challenge', () => {
  const expired = { status: 410, cookie: '', body: { error: { code: 'challenge_expired' } } };

  test('counts once', async () => {
    const { person, codeOf, recoveryCodes } = await protectedPerson();
    const challenge = await challengeOf(person);
    expect((await confirm(challenge, await codeOf())).status).toBe(200);
    expect(await confirm(challenge, recoveryCodes[0] as string)).toMatchObject(expired);
  });

  test('lives for five minutes', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenge = await challengeOf(person);
    app.clock.advance(5 * 60_000 - 1);
    expect((await confirm(challenge, '000000')).status).toBe(403);
    app.clock.advance(1);
    expect(await confirm(challenge, await codeOf())).toMatchObject(expired);
  });

  test("opens nobody else's account", async () => {
    const [one, two] = [await protectedPerson(), await protectedPerson()];
    const challenge = await challengeOf(one.person);
    expect((await confirm(challenge, await two.codeOf())).status).toBe(403);
    expect((await confirm(challenge, two.recoveryCodes[0] as string)).status).toBe(403);
  });

  test.each(['', 'x', 'A'.repeat(43)])('%j is none', async (challenge) => {
    expect(await confirm(challenge, '123456')).toMatchObject(expired);
  });

  test('bears five tries; the owner is told after the last', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenge = await challengeOf(person);
    const wrong = String((Number(await codeOf()) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await confirm(challenge, wrong)).status).toBe(403);
    }
    expect(await confirm(challenge, await codeOf())).toMatchObject(expired);
    const mail = await mailOf(app, { to: person.sent.email, subject: /^Alguém tentou entrar/ });
    expect(mail.text).toContain('troque a senha');
  });

  test('however many come at once, the sixth is not looked at', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenge = await challengeOf(person);
    const wrong = String((Number(await codeOf()) + 1) % 1_000_000).padStart(6, '0');
    const tries = Array.from({ length: 12 }, () => confirm(challenge, wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 410)).toHaveLength(7);
  });

  test('of the last try used twice at once, one is looked at', async () => {
    const { person, codeOf } = await protectedPerson();
    const challenge = await challengeOf(person);
    for (let guess = 0; guess < 4; guess += 1) await confirm(challenge, 'AAAAA-AAAAA');
    const code = await codeOf();
    const answers = await Promise.all([confirm(challenge, code), confirm(challenge, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('is kept as a hash', async () => {
    const { person } = await protectedPerson();
    const challenge = await challengeOf(person);
    const { rows } = await app.pool.query('SELECT * FROM sign_in_challenge WHERE account_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, app.logged])).not.toContain(challenge);
  });
});

describe('guessing codes', () => {
  test('is stopped for the account after ten in an hour, however many challenges there are', async () => {
    const { person, codeOf } = await protectedPerson();
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await confirm(await challengeOf(person), 'AAAAA-AAAAA');
      expect(answer.status).toBe(403);
    }
    const stopped = await confirm(await challengeOf(person), await codeOf());
    expect(stopped).toMatchObject({ status: 429, cookie: '' });
    expect(Number(stopped.retryAfter)).toBeGreaterThan(3000);
    const input = { code: await codeOf() };
    await expect(person.call(disableSecondFactor, input)).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    app.clock.advance(60 * 60_000);
    expect((await confirm(await challengeOf(person), await codeOf())).status).toBe(200);
  });

  test('is stopped for the address', async () => {
    const strict = await startTestApp();
    let last: unknown;
    for (let guess = 0; guess < 25; guess += 1) {
      const input = { challenge: 'A'.repeat(43), code: '123456' };
      last = await strict.call(confirmSecondFactor, input).catch((error: unknown) => error);
    }
    await strict.close();
    expect(last).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.any(Number),
    });
  });
});
