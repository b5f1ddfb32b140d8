import { confirmEmailChange, getAccountData } from '@arquiba/contract/account-data';
import { createAccount } from '@arquiba/contract/accounts';
import {
  confirmEmail,
  getEmailConfirmation,
  resendEmailConfirmation,
} from '@arquiba/contract/email-confirmation';
import { beginPasskey } from '@arquiba/contract/passkeys';
import { resetPassword } from '@arquiba/contract/recovery';
import { beginSecondFactor } from '@arquiba/contract/second-factors';
import { currentSession } from '@arquiba/contract/sessions';
import { sendSupportMessage } from '@arquiba/contract/support';
import { openEmailChange } from '@arquiba/testing/email-changes';
import { newPerson, type Person, signUp, signUpUnconfirmed } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { confirmRecoveryOf } from '@arquiba/testing/recovery';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepEmailChangesJob } from './sweep-email-changes-job.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const EXPIRED = { code: 'link_expired', status: 410 };
const UNCONFIRMED = { code: 'email_unconfirmed', status: 403 };
const HOUR = 60 * 60_000;
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ budgets });
});
afterAll(() => app.close());

/** The token of the newest link that confirms an e-mail. */
async function tokenTo({ sent }: Person): Promise<string> {
  const { text = '' } = (await queuedMails(app, sent.email)).at(-1) ?? {};
  return /confirmar-cadastro\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function isConfirmed({ call }: Person): Promise<boolean> {
  return (await call(getAccountData, {})).emailConfirmed;
}

describe('after sign-up', () => {
  test('a mail welcomes the person; its link confirms the e-mail, once', async () => {
    const person = await signUpUnconfirmed(app);
    expect(await isConfirmed(person)).toBe(false);
    const [mail, ...more] = await queuedMails(app, person.sent.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Boas-vindas à Arquiba: confirme o seu e-mail');
    expect(mail?.text).toContain(person.sent.socialName);
    expect(mail?.text).toContain('11 de março de 2026 às 09:00');
    const token = await tokenTo(person);
    expect(mail?.html).toContain(`${TEST_ORIGIN}/confirmar-cadastro?token=${token}`);
    // Opening the page changes nothing: mail scanners open every link.
    const { socialName } = person.sent;
    expect(await app.call(getEmailConfirmation, { token })).toEqual({ socialName });
    expect(await isConfirmed(person)).toBe(false);
    expect(await app.call(confirmEmail, { token })).toEqual({ email: person.sent.email });
    expect(await isConfirmed(person)).toBe(true);
    await expect(app.call(confirmEmail, { token })).rejects.toMatchObject(EXPIRED);
    await expect(app.call(getEmailConfirmation, { token })).rejects.toMatchObject(EXPIRED);
  });

  test('the session is open at once, and the token is not in the database', async () => {
    const answer = await fetch(`${app.url}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: TEST_ORIGIN },
      body: JSON.stringify(newPerson()),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    const { account } = await app.as(cookie.split(';')[0] ?? '')(currentSession, {});
    const token = await tokenTo({ sent: account } as unknown as Person);
    expect(token).toHaveLength(43);
    const { rows } = await app.pool.query('SELECT * FROM email_confirmation');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('the link is valid for 24 hours, and is swept afterwards', async () => {
    const [one, two] = [await signUpUnconfirmed(app), await signUpUnconfirmed(app)];
    app.clock.advance(24 * HOUR - 1000);
    await app.call(confirmEmail, { token: await tokenTo(one) });
    app.clock.advance(1000);
    const late = app.call(confirmEmail, { token: await tokenTo(two) });
    await expect(late).rejects.toMatchObject(EXPIRED);
    await sweepEmailChangesJob.run(app.api.services, {} as never, {} as never);
    const { rows } = await app.pool.query(
      'SELECT FROM email_confirmation WHERE account_id = ANY ($1)',
      [[one.id, two.id]],
    );
    expect(rows).toEqual([]);
  });

  test('of two who use a link at the same moment one does', async () => {
    const person = await signUpUnconfirmed(app);
    const token = await tokenTo(person);
    const answers = await Promise.allSettled([
      ...[1, 2, 3].map(() => app.call(confirmEmail, { token })),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a link to an address that the account no longer has confirms nothing', async () => {
    const person = await signUpUnconfirmed(app);
    const token = await tokenTo(person);
    await app.pool.query('UPDATE account SET email = $2 WHERE id = $1', [
      ...[person.id, `outro.${person.sent.email}`],
    ]);
    await expect(app.call(confirmEmail, { token })).rejects.toMatchObject(EXPIRED);
  });

  test('an account of the operator is confirmed, without a mail', async () => {
    const person = await signUp(app);
    expect(await isConfirmed(person)).toBe(true);
    expect(await queuedMails(app, person.sent.email)).toEqual([]);
    const other = await signUpUnconfirmed(app);
    await app.api.backOffice().accounts.confirmEmail(other.sent.email);
    expect(await isConfirmed(other)).toBe(true);
  });

  test('nobody confirms an account in the input of the sign-up', async () => {
    const sent = { ...newPerson(), emailConfirmedAt: '2026-01-01', emailConfirmed: true };
    const { id } = await app.call(createAccount, sent);
    const call = app.as(await app.signIn(id));
    expect((await call(getAccountData, {})).emailConfirmed).toBe(false);
  });
});

describe('sending it again', () => {
  test('replaces the link; not within a minute, and five times at most', async () => {
    const person = await signUpUnconfirmed(app);
    const first = await tokenTo(person);
    const again = () => person.call(resendEmailConfirmation, {});
    await expect(again()).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'O e-mail acabou de sair. Para enviar outro, aguarde 60 s.',
      retryAfterSeconds: 60,
    });
    for (let sends = 2; sends <= 5; sends += 1) {
      app.clock.advance(60_000);
      expect(await again()).toEqual({ email: person.sent.email, sent: true });
    }
    app.clock.advance(60_000);
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await queuedMails(app, person.sent.email)).toHaveLength(5);
    await expect(app.call(confirmEmail, { token: first })).rejects.toMatchObject(EXPIRED);
    await app.call(confirmEmail, { token: await tokenTo(person) });
    expect(await isConfirmed(person)).toBe(true);
    expect(await again()).toEqual({ email: person.sent.email, sent: false });
  });

  test('a day later it may be sent again', async () => {
    const person = await signUpUnconfirmed(app);
    for (let day = 0; day < 7; day += 1) {
      app.clock.advance(24 * HOUR);
      expect(await person.call(resendEmailConfirmation, {})).toMatchObject({ sent: true });
    }
  });

  test('at the same moment sends one mail', async () => {
    const person = await signUpUnconfirmed(app);
    app.clock.advance(60_000);
    await Promise.allSettled([1, 2, 3].map(() => person.call(resendEmailConfirmation, {})));
    expect(await queuedMails(app, person.sent.email)).toHaveLength(2);
  });
});

describe('confirmed otherwise', () => {
  test('by a recovery, which reads the mailbox', async () => {
    const person = await signUpUnconfirmed(app);
    const token = await tokenTo(person);
    const call = app.as(await confirmRecoveryOf(app, person));
    await call(resetPassword, { password: 'uma senha nova' });
    const { rows } = await app.pool.query('SELECT email_confirmed_at FROM account WHERE id = $1', [
      person.id,
    ]);
    expect(rows[0].email_confirmed_at).toEqual(app.clock.now());
    await expect(app.call(confirmEmail, { token })).rejects.toMatchObject(EXPIRED);
  });

  test('by a change of e-mail that both mailboxes confirmed', async () => {
    const person = await signUpUnconfirmed(app);
    const tokens = await openEmailChange(app, person.id);
    await app.call(confirmEmailChange, { token: tokens.old });
    expect(await isConfirmed(person)).toBe(false);
    await app.call(confirmEmailChange, { token: tokens.new });
    expect(await isConfirmed(person)).toBe(true);
  });
});

describe('until then', () => {
  test('no passkey and no second factor is added, not even with the password', async () => {
    const person = await signUpUnconfirmed(app);
    await expect(person.call(beginPasskey, {})).rejects.toMatchObject({
      ...UNCONFIRMED,
      message: 'Confirme o seu e-mail para criar uma chave de acesso.',
    });
    await expect(person.call(beginSecondFactor, {})).rejects.toMatchObject({
      ...UNCONFIRMED,
      message: 'Confirme o seu e-mail para ativar a verificação em duas etapas.',
    });
    await app.call(confirmEmail, { token: await tokenTo(person) });
    expect((await person.call(beginPasskey, {})).options.challenge).toBeTruthy();
    expect((await person.call(beginSecondFactor, {})).secret).toBeTruthy();
  });

  test('the copy of a message to the shop is not mailed', async () => {
    const person = await signUpUnconfirmed(app);
    const message = { subject: 'Troca', message: 'Como faço?' };
    await person.call(sendSupportMessage, message);
    expect(await queuedMails(app, person.sent.email)).toHaveLength(1);
    await app.call(confirmEmail, { token: await tokenTo(person) });
    await person.call(sendSupportMessage, message);
    expect((await queuedMails(app, person.sent.email)).map(({ subject }) => subject)).toEqual([
      'Boas-vindas à Arquiba: confirme o seu e-mail',
      'Recebemos sua mensagem: Troca',
    ]);
  });
});
