import {
  cancelEmailChange,
  confirmEmailChange,
  getAccountData,
  getEmailChange,
  refuseEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '@arquiba/contract/account-data';
import { createAccount } from '@arquiba/contract/accounts';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { emailChangeToken } from '@arquiba/testing/email-changes';
import { newPerson, type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepEmailChangesJob } from './sweep-email-changes-job.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED = { code: 'link_expired', status: 410 };
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

function freshEmail(): string {
  made += 1;
  return `novo${made}@exemplo.com.br`;
}

/** Requests the change and returns the tokens of both mails. */
async function ask({ call, sent }: Person, newEmail = freshEmail()) {
  await call(requestEmailChange, { newEmail, currentPassword: sent.password });
  return {
    newEmail,
    old: await emailChangeToken(app, sent.email),
    new: await emailChangeToken(app, newEmail),
  };
}

async function emailOf({ call }: Person): Promise<string> {
  return (await call(getAccountData, {})).email;
}

describe('changing one’s e-mail', () => {
  test.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('takes a yes from the %s mailbox, then from the %s one', async (first, second) => {
    const person = await signUp(app);
    const { email, password, socialName } = person.sent;
    const asked = await ask(person);
    const { newEmail } = asked;
    expect(await app.call(getEmailChange, { token: asked[first] })).toEqual({
      ...{ side: first, socialName, newEmail },
    });
    expect(await app.call(confirmEmailChange, { token: asked[first] })).toEqual({
      ...{ side: first, newEmail, changed: false },
    });
    expect(await person.call(getAccountData, {})).toMatchObject({
      email,
      pendingEmail: {
        ...{ email: newEmail, confirmedByOld: first === 'old', confirmedByNew: first === 'new' },
      },
    });
    expect(await app.call(confirmEmailChange, { token: asked[second] })).toEqual({
      ...{ side: second, newEmail, changed: true },
    });
    expect(await person.call(getAccountData, {})).toMatchObject({
      ...{ email: newEmail, pendingEmail: null },
    });
    expect((await person.call(currentSession, {})).account?.email).toBe(newEmail);
    expect(await app.call(signIn, { email: newEmail, password })).toMatchObject({
      status: 'active',
    });
    await expect(app.call(signIn, { email, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    for (const to of [email, newEmail]) {
      const mails = await queuedMails(app, to);
      expect(mails.at(-1)).toMatchObject({ subject: 'O e-mail da sua conta foi trocado' });
    }
  });

  test('asks for the password and for an address that is one, and not one’s own', async () => {
    const { call, sent } = await signUp(app);
    const { email, password: currentPassword } = sent;
    const refused = (input: object) => call(requestEmailChange, input as never).catch((e) => e);
    expect(await refused({ newEmail: freshEmail(), currentPassword: 'errada' })).toMatchObject({
      ...{ code: 'wrong_password', fields: { currentPassword: 'Senha atual incorreta' } },
    });
    expect(await refused({ newEmail: ' ', currentPassword })).toMatchObject({
      fields: { newEmail: 'Preencha o Email' },
    });
    expect(await refused({ newEmail: email.toUpperCase(), currentPassword })).toMatchObject({
      fields: { newEmail: 'Este já é o e-mail da sua conta' },
    });
    const hostile = ['a@b', 'a@b.c\r\nBcc: x@y.z', 'a@b.co,c@d.co', 'x'.repeat(50_000)];
    for (const newEmail of [...hostile, 'a\0@exemplo.com', 'a\ud800@exemplo.com']) {
      expect(await refused({ newEmail, currentPassword })).toMatchObject({
        ...{ code: 'invalid_input', fields: { newEmail: expect.any(String) } },
      });
    }
    expect(await queuedMails(app, email)).toEqual([]);
  });

  test('a visitor has none to change', async () => {
    const input = { newEmail: freshEmail(), currentPassword: 'x' };
    for (const [route, given] of [
      [requestEmailChange, input],
      [resendEmailChange, {}],
      [cancelEmailChange, {}],
    ] as const) {
      await expect(app.call(route, given)).rejects.toMatchObject({ code: 'sign_in_required' });
    }
  });

  test('tokens are kept as hashes, and stand in no log', async () => {
    const person = await signUp(app);
    const asked = await ask(person);
    await app.call(getEmailChange, { token: asked.new });
    const { rows } = await app.pool.query('SELECT * FROM email_change WHERE account_id = $1', [
      person.id,
    ]);
    const kept = JSON.stringify(rows) + JSON.stringify(app.logged);
    for (const token of [asked.old, asked.new]) {
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });
});

describe('a link', () => {
  test('counts once, even for ten at the same moment', async () => {
    const asked = await ask(await signUp(app));
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(confirmEmailChange, { token: asked.old })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const route of [getEmailChange, confirmEmailChange, refuseEmailChange]) {
      await expect(app.call(route, { token: asked.old })).rejects.toMatchObject(EXPIRED);
    }
    // Confirming one side twice does not confirm both.
    await expect(app.call(getEmailChange, { token: asked.new })).resolves.toBeDefined();
  });

  test('that nobody sent opens nothing', async () => {
    const asked = await ask(await signUp(app));
    const forged = [asked.old.slice(0, -2), `${asked.old}A`, 'A'.repeat(43), '', "' OR 1=1 --"];
    for (const token of forged) {
      for (const route of [getEmailChange, confirmEmailChange, refuseEmailChange]) {
        await expect(app.call(route, { token })).rejects.toMatchObject(EXPIRED);
      }
    }
  });

  test('expires after a day, and may then be asked for again', async () => {
    const person = await signUp(app);
    const asked = await ask(person);
    app.clock.advance(DAY_MS);
    for (const token of [asked.old, asked.new]) {
      await expect(app.call(confirmEmailChange, { token })).rejects.toMatchObject(EXPIRED);
    }
    person.call = app.as(await app.signIn(person.id));
    expect(await person.call(getAccountData, {})).toMatchObject({ pendingEmail: null });
    await ask(person);
  });

  test('of an earlier request counts no more', async () => {
    const person = await signUp(app);
    const before = await ask(person);
    const after = await ask(person);
    for (const token of [before.old, before.new]) {
      await expect(app.call(confirmEmailChange, { token })).rejects.toMatchObject(EXPIRED);
    }
    expect(await person.call(getAccountData, {})).toMatchObject({
      pendingEmail: { email: after.newEmail },
    });
  });

  test.each(['old', 'new'] as const)('of the %s mailbox refuses the change', async (side) => {
    const person = await signUp(app);
    const asked = await ask(person);
    const other = side === 'old' ? asked.new : asked.old;
    await app.call(confirmEmailChange, { token: other });
    expect(await app.call(refuseEmailChange, { token: asked[side] })).toEqual({ side });
    await expect(app.call(confirmEmailChange, { token: asked[side] })).rejects.toMatchObject(
      EXPIRED,
    );
    expect(await person.call(getAccountData, {})).toMatchObject({
      ...{ email: person.sent.email, pendingEmail: null },
    });
  });

  test('of an account that was blocked meanwhile opens nothing', async () => {
    const person = await signUp(app);
    const asked = await ask(person);
    await app.pool.query("UPDATE account SET status = 'blocked' WHERE id = $1", [person.id]);
    for (const route of [getEmailChange, confirmEmailChange, refuseEmailChange]) {
      await expect(app.call(route, { token: asked.old })).rejects.toMatchObject(EXPIRED);
    }
  });

  test('called off by its owner opens nothing, and only the owner’s own is called off', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const [mine, theirs] = [await ask(person), await ask(other)];
    await person.call(cancelEmailChange, {});
    await expect(app.call(confirmEmailChange, { token: mine.new })).rejects.toMatchObject(EXPIRED);
    await app.call(confirmEmailChange, { token: theirs.new });
    await person.call(cancelEmailChange, {});
  });
});

describe('sending again', () => {
  test('goes to who has not confirmed, with new links, after a minute', async () => {
    const person = await signUp(app);
    const { email } = person.sent;
    const asked = await ask(person);
    await app.call(confirmEmailChange, { token: asked.new });
    await expect(person.call(resendEmailChange, {})).rejects.toMatchObject({
      ...{ code: 'too_many_requests', retryAfterSeconds: 60 },
    });
    app.clock.advance(60_000);
    expect(await person.call(resendEmailChange, {})).toMatchObject({
      ...{ email: asked.newEmail, confirmedByNew: true, confirmedByOld: false },
    });
    expect(await queuedMails(app, asked.newEmail)).toHaveLength(1);
    const again = await emailChangeToken(app, email);
    expect(again).not.toBe(asked.old);
    await expect(app.call(confirmEmailChange, { token: asked.old })).rejects.toMatchObject(EXPIRED);
    expect(await app.call(confirmEmailChange, { token: again })).toMatchObject({ changed: true });
    await expect(person.call(resendEmailChange, {})).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ends after ten in a day: nobody fills a stranger’s mailbox', async () => {
    const person = await signUp(app);
    for (let count = 0; count < 9; count += 1) await ask(person);
    const { newEmail } = await ask(person, 'estranho@exemplo.com.br');
    await person.call(cancelEmailChange, {});
    await expect(ask(person, newEmail)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await queuedMails(app, newEmail)).toHaveLength(1);
    app.clock.advance(DAY_MS);
    person.call = app.as(await app.signIn(person.id));
    await ask(person, newEmail);
  });
});

test('whatever has expired is swept away, and nothing else', async () => {
  const [early, late] = [await signUp(app), await signUp(app)];
  await ask(early);
  app.clock.advance(DAY_MS / 2);
  late.call = app.as(await app.signIn(late.id));
  await ask(late);
  app.clock.advance(DAY_MS / 2);
  await sweepEmailChangesJob.run(
    app.api.services,
    {},
    { jobId: 'x', number: 1, signal: new AbortController().signal },
  );
  const { rows } = await app.pool.query<{ account_id: string }>(
    'SELECT account_id FROM email_change',
  );
  expect(rows.map((row) => row.account_id)).toEqual([late.id]);
});

describe('an address that is somebody else’s', () => {
  test('gets the same answer; only its own mailbox is told', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const currentPassword = person.sent.password;
    const free = await person.call(requestEmailChange, { newEmail: freshEmail(), currentPassword });
    const newEmail = other.sent.email.toUpperCase();
    const taken = await person.call(requestEmailChange, { newEmail, currentPassword });
    expect({ ...taken, email: '' }).toEqual({ ...free, email: '' });
    const [mail] = await queuedMails(app, newEmail);
    expect(mail).toMatchObject({ subject: 'Este e-mail já tem uma conta' });
    expect(mail?.text).not.toContain('confirmar-email');
    const token = await emailChangeToken(app, person.sent.email);
    expect(await app.call(confirmEmailChange, { token })).toMatchObject({ changed: false });
    expect(await emailOf(person)).toBe(person.sent.email);
  });

  test('taken meanwhile is refused clearly, and the change is over', async () => {
    const person = await signUp(app);
    const asked = await ask(person);
    await app.call(confirmEmailChange, { token: asked.new });
    await app.call(createAccount, newPerson({ email: asked.newEmail }));
    await expect(app.call(confirmEmailChange, { token: asked.old })).rejects.toMatchObject({
      code: 'already_in_use',
      message: 'Este e-mail já é de outra conta. A troca foi cancelada.',
    });
    expect(await person.call(getAccountData, {})).toMatchObject({
      ...{ email: person.sent.email, pendingEmail: null },
    });
  });

  test('of two that want it at the same moment, exactly one gets it', async () => {
    const people = [await signUp(app), await signUp(app)] as const;
    const newEmail = freshEmail();
    const asked = [await ask(people[0], newEmail), await ask(people[1], newEmail)];
    for (const { new: token } of asked) await app.call(confirmEmailChange, { token });
    const answers = await Promise.allSettled(
      asked.map(({ old: token }) => app.call(confirmEmailChange, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const emails = await Promise.all(people.map(emailOf));
    expect(emails.filter((email) => email === newEmail)).toHaveLength(1);
  });
});
