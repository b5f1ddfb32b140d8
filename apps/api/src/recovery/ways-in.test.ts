import { getAccountData, getEmailChange } from '@arquiba/contract/account-data';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  signInWithPasskey,
} from '@arquiba/contract/passkeys';
import { currentRecovery, resetPassword } from '@arquiba/contract/recovery';
import { confirmSecondFactor, currentSession, signIn } from '@arquiba/contract/sessions';
import { openEmailChange } from '@arquiba/testing/email-changes';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { confirmRecoveryOf } from '@arquiba/testing/recovery';
import {
  giveSecondFactor,
  giveSignInChallenge,
  secondFactorCode,
} from '@arquiba/testing/sign-in-methods';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../passkeys/testing/authenticator.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const SITE = { origin: TEST_ORIGIN, rpId: 'arquiba.test' };
const REFUSED = { code: 'passkey_refused' };
const password = 'a senha de quem é dono';
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ budgets });
});
afterAll(() => app.close());

async function addPasskeyTo(person: Person, name: string) {
  const device = createAuthenticator(SITE);
  const { options } = await person.call(beginPasskey, {});
  const { id } = await person.call(addPasskey, { name, response: device.register(options) });
  return { device, id };
}

async function enter(device: ReturnType<typeof createAuthenticator>) {
  const { options } = await app.call(beginPasskeySignIn, {});
  return app.call(signInWithPasskey, { response: device.signIn(options) });
}

/** As if the account were from before e-mails were confirmed. */
async function forgetEmail({ id }: Person) {
  await app.pool.query('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [id]);
}

/** The owner, after the right code of the mail. */
async function ownerOf(person: Person) {
  return app.as(await confirmRecoveryOf(app, person));
}

describe('a recovery', () => {
  test('ends a passkey that somebody else added, and says so by mail', async () => {
    const person = await signUp(app);
    const { device } = await addPasskeyTo(person, 'Do intruso');
    await enter(device);
    const owner = await ownerOf(person);
    expect(await owner(resetPassword, { password })).toMatchObject({ status: 'active' });
    await expect(enter(device)).rejects.toMatchObject(REFUSED);
    const mail = (await queuedMails(app, person.sent.email)).at(-1);
    expect(mail?.subject).toBe('Sua senha foi alterada');
    expect(mail?.text).toContain('Também foi encerrado:\n· Chave de acesso “Do intruso”');
  });

  test('keeps the passkeys that its owner chose, and no other', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const own = await addPasskeyTo(person, 'Meu celular');
    const foreign = await addPasskeyTo(person, 'Do intruso');
    const unrelated = await addPasskeyTo(other, 'De outra conta');
    const owner = await ownerOf(person);
    const keepPasskeys = [own.id, unrelated.id, '123456789'];
    await owner(resetPassword, { password, keepPasskeys });
    await expect(enter(own.device)).resolves.toMatchObject({ id: person.id });
    await expect(enter(foreign.device)).rejects.toMatchObject(REFUSED);
    await expect(enter(unrelated.device)).resolves.toMatchObject({ id: other.id });
    const call = app.as(await app.signIn(person.id));
    expect((await call(listPasskeys, {})).items.map(({ name }) => name)).toEqual(['Meu celular']);
    const mail = (await queuedMails(app, person.sent.email)).at(-1);
    expect(mail?.text).not.toContain('Meu celular');
  });

  test('cancels a change of e-mail, and ends what waits for a code', async () => {
    const person = await signUp(app);
    const tokens = await openEmailChange(app, person.id);
    await giveSecondFactor(app, person.id, true);
    await giveSignInChallenge(app, person.id, `of ${person.id}`);
    await (await ownerOf(person))(resetPassword, { password });
    for (const token of [tokens.old, tokens.new]) {
      const link = app.call(getEmailChange, { token });
      await expect(link).rejects.toMatchObject({ code: 'link_expired' });
    }
    const code = await secondFactorCode(app);
    const late = app.call(confirmSecondFactor, { challenge: `of ${person.id}`, code });
    await expect(late).rejects.toMatchObject({ code: 'challenge_expired' });
    const mail = (await queuedMails(app, person.sent.email)).at(-1);
    expect(mail?.text).toContain(`· Troca do e-mail para novo-${person.id}@exemplo.com.br`);
  });

  test('ends every session', async () => {
    const person = await signUp(app);
    const thief = app.as(await app.signIn(person.id));
    await (await ownerOf(person))(resetPassword, { password });
    for (const call of [person.call, thief]) {
      expect(await call(currentSession, {})).toEqual({ account: null });
    }
  });

  test('keeps the second factor that came after the e-mail was confirmed', async () => {
    const person = await signUp(app);
    await giveSecondFactor(app, person.id, true);
    const answer = await (await ownerOf(person))(resetPassword, { password });
    expect(answer).toEqual({ status: 'sign_in_needed' });
    const { email } = person.sent;
    expect(await app.call(signIn, { email, password })).toMatchObject({ status: 'second_factor' });
  });

  test('ends a second factor from before: it may lock out the owner', async () => {
    const person = await signUp(app);
    await giveSecondFactor(app, person.id, true);
    await forgetEmail(person);
    const answer = await (await ownerOf(person))(resetPassword, { password });
    expect(answer).toMatchObject({ status: 'active' });
    const { email } = person.sent;
    expect(await app.call(signIn, { email, password })).toMatchObject({ status: 'active' });
    const mail = (await queuedMails(app, email)).at(-1);
    expect(mail?.text).toContain('· Verificação em duas etapas');
    const call = app.as(await app.signIn(person.id));
    expect(await call(getAccountData, {})).toMatchObject({ emailConfirmed: true });
  });

  test('ends a passkey that a stolen session adds at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp(app);
      const owner = await ownerOf(person);
      const device = createAuthenticator(SITE);
      const { options } = await person.call(beginPasskey, {});
      const response = device.register(options);
      await Promise.allSettled([
        person.call(addPasskey, { name: 'Do intruso', response }),
        owner(resetPassword, { password }),
      ]);
      await expect(enter(device)).rejects.toMatchObject(REFUSED);
    }
  });
});

describe('what else lets one in', () => {
  test('is shown after the right code, with names and times', async () => {
    const person = await signUp(app);
    const { id } = await addPasskeyTo(person, 'Do intruso');
    await giveSecondFactor(app, person.id, true);
    await openEmailChange(app, person.id);
    const now = app.clock.now().toISOString();
    expect(await (await ownerOf(person))(currentRecovery, {})).toEqual({
      confirmed: true,
      waysIn: {
        passkeys: [{ id, name: 'Do intruso', createdAt: now, lastUsedAt: null }],
        sessions: [{ device: 'Navegador desconhecido', lastUsedAt: now }],
        secondFactor: { enabledAt: now, stays: true },
        pendingEmail: `novo-${person.id}@exemplo.com.br`,
      },
    });
  });

  test('is shown to nobody else', async () => {
    const person = await signUp(app);
    await addPasskeyTo(person, 'Minha');
    const nothing = { confirmed: false, waysIn: null };
    expect(await app.call(currentRecovery, {})).toEqual(nothing);
    expect(await person.call(currentRecovery, {})).toEqual(nothing);
    expect(await app.as('arquiba_recovery=um-chute')(currentRecovery, {})).toEqual(nothing);
  });
});
