import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  confirmWithPasskey,
  listPasskeys,
  removePasskey,
} from '@arquiba/contract/passkeys';
import type { AnyRoute } from '@arquiba/contract/route';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@arquiba/contract/second-factors';
import { confirmOwnPassword } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import {
  forgetConfirmation,
  giveSecondFactor,
  secondFactorCode,
} from '@arquiba/testing/sign-in-methods';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../passkeys/testing/authenticator.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const SITE = { origin: TEST_ORIGIN, rpId: 'arquiba.test' };
const ASKED = { code: 'password_required', status: 403 };
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ budgets });
});
afterAll(() => app.close());

async function addPasskeyTo(person: Person) {
  const device = createAuthenticator(SITE);
  const { options } = await person.call(beginPasskey, {});
  const response = device.register(options);
  const { id } = await person.call(addPasskey, { name: 'Minha', response });
  return { device, id };
}

/** Signs in as people do; the cookie is all that a thief gets. */
async function enter({ sent }: Person): Promise<string> {
  const { email, password } = sent;
  const answer = await fetch(`${app.url}/api/session/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
    body: JSON.stringify({ email, password }),
  });
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

async function assertion(device: ReturnType<typeof createAuthenticator>) {
  const { options } = await app.call(beginPasskeySignIn, {});
  return { response: device.signIn(options) };
}

test('a stolen session, even a new one, adds and removes no way in', async () => {
  const person = await signUp(app);
  const { id } = await addPasskeyTo(person);
  const { options } = await person.call(beginPasskey, {});
  const added = { name: 'Do intruso', response: createAuthenticator(SITE).register(options) };
  await giveSecondFactor(app, person.id, true);
  const thief = app.as(await enter({ ...person, sent: { ...person.sent } }));
  const stolen = app.as(await app.signIn(person.id));
  await forgetConfirmation(app, person.id);
  const code = await secondFactorCode(app);
  const attempts: [AnyRoute, object][] = [
    [beginPasskey, {}],
    [addPasskey, added],
    [removePasskey, { id }],
    [beginSecondFactor, {}],
    [enableSecondFactor, { code }],
    [renewRecoveryCodes, {}],
    [disableSecondFactor, { code }],
  ];
  for (const [route, input] of attempts) {
    await expect(stolen(route, input as never), route.path).rejects.toMatchObject(ASKED);
  }
  // The second factor kept this one out.
  await expect(thief(listPasskeys, {})).rejects.toMatchObject({ code: 'sign_in_required' });
  expect((await stolen(listPasskeys, {})).items).toHaveLength(1);
  expect((await stolen(getSecondFactor, {})).enabledAt).not.toBeNull();
});

test('signing in does not count as confirming', async () => {
  const person = await signUp(app);
  const call = app.as(await enter(person));
  await expect(call(beginPasskey, {})).rejects.toMatchObject(ASKED);
});

describe('the password', () => {
  test('is good for ten minutes, in this session only', async () => {
    const person = await signUp(app);
    const other = app.as(await enter(person));
    await forgetConfirmation(app, person.id);
    const { password: currentPassword } = person.sent;
    await expect(
      person.call(confirmOwnPassword, { currentPassword: 'errada' }),
    ).rejects.toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'Senha atual incorreta' },
    });
    await expect(person.call(beginPasskey, {})).rejects.toMatchObject(ASKED);
    await person.call(confirmOwnPassword, { currentPassword });
    expect((await person.call(beginPasskey, {})).options.challenge).toBeTruthy();
    await expect(other(beginPasskey, {})).rejects.toMatchObject(ASKED);
    app.clock.advance(10 * 60_000);
    await expect(person.call(beginPasskey, {})).rejects.toMatchObject(ASKED);
  });

  test('cannot be guessed without end, while being asked for it costs nothing', async () => {
    const strict = await startTestApp();
    const person = await signUp(strict);
    await forgetConfirmation(strict, person.id);
    for (let time = 0; time < 30; time += 1) {
      await expect(person.call(beginPasskey, {})).rejects.toMatchObject(ASKED);
    }
    const guess = (currentPassword: string) => person.call(confirmOwnPassword, { currentPassword });
    for (let time = 0; time < 10; time += 1) {
      await expect(guess(`palpite ${time}`)).rejects.toMatchObject({ code: 'wrong_password' });
    }
    // Even the right one, for a while.
    await expect(guess(person.sent.password)).rejects.toMatchObject({ code: 'too_many_requests' });
    await strict.close();
  });
});

describe('a passkey', () => {
  test('counts instead of the password', async () => {
    const person = await signUp(app);
    const { device, id } = await addPasskeyTo(person);
    await forgetConfirmation(app, person.id);
    await person.call(confirmWithPasskey, await assertion(device));
    await person.call(removePasskey, { id });
  });

  test('of another account does not, nor the same answer twice', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const { device: foreign } = await addPasskeyTo(other);
    const { device } = await addPasskeyTo(person);
    await forgetConfirmation(app, person.id);
    const refused = { code: 'passkey_refused' };
    const strange = person.call(confirmWithPasskey, await assertion(foreign));
    await expect(strange).rejects.toMatchObject(refused);
    await expect(person.call(beginPasskey, {})).rejects.toMatchObject(ASKED);
    const answer = await assertion(device);
    await person.call(confirmWithPasskey, answer);
    await expect(person.call(confirmWithPasskey, answer)).rejects.toMatchObject({
      code: 'challenge_expired',
    });
  });
});
