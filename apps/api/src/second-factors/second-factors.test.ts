import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@arquiba/contract/second-factors';
import { confirmOwnPassword } from '@arquiba/contract/sessions';
import { mailOf, mailsTo } from '@arquiba/testing/mails';
import { type Person, signUp } from '@arquiba/testing/people';
import { forgetConfirmation } from '@arquiba/testing/sign-in-methods';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticatorApp, turnOnSecondFactor } from './testing/authenticator-app.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const WRONG_CODE = { code: 'wrong_code', fields: { code: 'Código incorreto ou já usado' } };
const PASSWORD = { code: 'password_required', status: 403 };
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ started: true, budgets });
});
afterAll(() => app.close());

async function rowOf({ id }: Person) {
  const { rows } = await app.pool.query('SELECT * FROM second_factor WHERE account_id = $1', [id]);
  return rows[0];
}

describe('turning it on', () => {
  test('asks for the password, shows the secret three ways, and wants a code first', async () => {
    const person = await signUp(app);
    await forgetConfirmation(app, person.id);
    await expect(person.call(beginSecondFactor, {})).rejects.toMatchObject(PASSWORD);
    await person.call(confirmOwnPassword, { currentPassword: person.sent.password });
    const { uri, secret, qr } = await person.call(beginSecondFactor, {});
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const address = new URL(uri);
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain(`Arquiba:${person.sent.email}`);
    expect(address.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
    expect(address.searchParams.get('issuer')).toBe('Arquiba');
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    expect(qr.size).toBeGreaterThan(28);
    expect(await person.call(getSecondFactor, {})).toEqual({
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    const codeOf = createAuthenticatorApp(secret, app.clock);
    const wrong = String((Number(await codeOf()) + 1) % 1_000_000).padStart(6, '0');
    for (const code of [wrong, await codeOf(2), await codeOf(-2), 'ABCDE-FGHJK', '12345']) {
      await expect(person.call(enableSecondFactor, { code })).rejects.toMatchObject(WRONG_CODE);
    }
    const code = (await codeOf()).replace(/^.../, '$& ');
    const { recoveryCodes } = await person.call(enableSecondFactor, { code });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await person.call(getSecondFactor, {})).toEqual({
      enabledAt: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    const mail = await mailOf(app, { to: person.sent.email, subject: /duas etapas ativada/ });
    expect(mail.links).toContain('http://arquiba.test/minha-conta/meus-dados/seguranca');
    for (const each of recoveryCodes) expect(mail.text).not.toContain(each);
  });

  test('one step before and after counts, for clocks that go wrong', async () => {
    for (const steps of [-1, 0, 1]) {
      const person = await signUp(app);
      const { secret } = await person.call(beginSecondFactor, {});
      const code = await createAuthenticatorApp(secret, app.clock)(steps);
      await expect(person.call(enableSecondFactor, { code })).resolves.toBeTruthy();
    }
  });

  test('beginning again replaces the secret that nobody confirmed', async () => {
    const person = await signUp(app);
    const first = await person.call(beginSecondFactor, {});
    const second = await person.call(beginSecondFactor, {});
    const code = await createAuthenticatorApp(first.secret, app.clock)();
    await expect(person.call(enableSecondFactor, { code })).rejects.toMatchObject(WRONG_CODE);
    const right = await createAuthenticatorApp(second.secret, app.clock)();
    await person.call(enableSecondFactor, { code: right });
  });

  test('cannot be begun or confirmed again while it is on, nor confirmed before it begins', async () => {
    const person = await signUp(app);
    await expect(person.call(enableSecondFactor, { code: '123456' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { codeOf } = await turnOnSecondFactor(person, app.clock);
    const on = { code: 'second_factor_on', status: 409 };
    await expect(person.call(beginSecondFactor, {})).rejects.toMatchObject(on);
    await expect(person.call(enableSecondFactor, { code: await codeOf() })).rejects.toMatchObject(
      on,
    );
  });

  test('the secret and the codes are nowhere in the database or the log as they are', async () => {
    const person = await signUp(app);
    const { secret } = await person.call(beginSecondFactor, {});
    const plain = secret.replaceAll(' ', '');
    const code = await createAuthenticatorApp(secret, app.clock)();
    const { recoveryCodes } = await person.call(enableSecondFactor, { code });
    const row = await rowOf(person);
    expect(row.sealed_secret).toHaveLength(48);
    const { rows } = await app.pool.query('SELECT * FROM second_factor_recovery_code');
    const kept = JSON.stringify([row, rows, app.logged]);
    for (const each of [plain, ...recoveryCodes]) expect(kept).not.toContain(each);
  });
});

describe('the codes', () => {
  test('new ones need the password and put an end to the old', async () => {
    const person = await signUp(app);
    const { recoveryCodes: before } = await turnOnSecondFactor(person, app.clock);
    await forgetConfirmation(app, person.id);
    await expect(person.call(renewRecoveryCodes, {})).rejects.toMatchObject(PASSWORD);
    await person.call(confirmOwnPassword, { currentPassword: person.sent.password });
    const { recoveryCodes } = await person.call(renewRecoveryCodes, {});
    expect(recoveryCodes.filter((code) => before.includes(code))).toEqual([]);
    await mailOf(app, { to: person.sent.email, subject: /^Novos códigos/ });
    const off = { code: before[0] as string };
    await expect(person.call(disableSecondFactor, off)).rejects.toMatchObject(WRONG_CODE);
    expect((await person.call(getSecondFactor, {})).recoveryCodesLeft).toBe(10);
  });

  test('there are none where it is off', async () => {
    const person = await signUp(app);
    const missing = { code: 'not_found' };
    await expect(person.call(renewRecoveryCodes, {})).rejects.toMatchObject(missing);
    await person.call(beginSecondFactor, {});
    await expect(person.call(renewRecoveryCodes, {})).rejects.toMatchObject(missing);
  });
});

describe('turning it off', () => {
  test('takes the password and a code of the app, and is told by mail', async () => {
    const person = await signUp(app);
    const { codeOf } = await turnOnSecondFactor(person, app.clock);
    const code = await codeOf();
    await forgetConfirmation(app, person.id);
    await expect(person.call(disableSecondFactor, { code })).rejects.toMatchObject(PASSWORD);
    await person.call(confirmOwnPassword, { currentPassword: person.sent.password });
    await person.call(disableSecondFactor, { code });
    expect(await rowOf(person)).toBeUndefined();
    await mailOf(app, { to: person.sent.email, subject: /duas etapas desativada/ });
    await expect(person.call(disableSecondFactor, { code })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('or a recovery code, however it is typed', async () => {
    const person = await signUp(app);
    const { recoveryCodes } = await turnOnSecondFactor(person, app.clock);
    const code = ` ${recoveryCodes[3]?.toLowerCase().replace('-', ' ')} `;
    await person.call(disableSecondFactor, { code });
    expect(await rowOf(person)).toBeUndefined();
  });

  test("never with another's code", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    await turnOnSecondFactor(one, app.clock);
    const { codeOf, recoveryCodes } = await turnOnSecondFactor(two, app.clock);
    for (const code of [await codeOf(), recoveryCodes[0] as string]) {
      await expect(one.call(disableSecondFactor, { code })).rejects.toMatchObject(WRONG_CODE);
    }
  });
});

test('every way to it wants a session', async () => {
  for (const [route, input] of [
    [getSecondFactor, {}],
    [beginSecondFactor, {}],
    [enableSecondFactor, { code: '123456' }],
    [renewRecoveryCodes, {}],
    [disableSecondFactor, { code: '123456' }],
  ] as const) {
    await expect(app.call(route, input as never)).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  }
});

test('nobody is mailed for what was refused', async () => {
  const person = await signUp(app);
  await person.call(beginSecondFactor, {});
  await person.call(enableSecondFactor, { code: '000000' }).catch(() => {});
  expect(await mailsTo(app, person.sent.email)).toEqual([]);
});

test('guessing the password with an open session is stopped for a while', async () => {
  const strict = await startTestApp();
  const person = await signUp(strict);
  let last: unknown;
  for (let guess = 0; guess < 15; guess += 1) {
    last = await person
      .call(confirmOwnPassword, { currentPassword: `palpite ${guess}` })
      .catch((error: unknown) => error);
  }
  await strict.close();
  expect(last).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) });
});
