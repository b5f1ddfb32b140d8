import { createAccount } from '@arquiba/contract/accounts';
import {
  answerGuardianRequest,
  askGuardian,
  getGuardian,
  getGuardianRequest,
} from '@arquiba/contract/guardians';
import { getProfile } from '@arquiba/contract/profiles';
import { guardianToken } from '@arquiba/testing/guardian-token';
import { newPerson, signUp, signUpMinor } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comeOfAgeJob } from './come-of-age-job.ts';

const GENEROUS = { size: 10_000, seconds: 60 };
const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const gone = { code: 'not_found', message: expect.stringContaining('não vale mais') };
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ budgets });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

describe('who needs a guardian', () => {
  test.each([
    ['2010-03-10', '2026-03-10T12:00:00Z', false],
    ['2010-03-11', '2026-03-10T12:00:00Z', true],
    // In Brasília it is still the 10th.
    ['2010-03-11', '2026-03-11T02:59:59Z', true],
    ['2010-03-11', '2026-03-11T03:00:00Z', false],
  ])('born on %s, signing up at %s: %s', async (birthDate, now, needed) => {
    app.clock.set(new Date(now));
    const answer = app.call(createAccount, newPerson({ birthDate }));
    if (!needed) return expect(answer).resolves.toMatchObject({ status: 'active' });
    await expect(answer).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { guardianEmail: 'Informe o e-mail do responsável' },
    });
  });

  test.each([
    ['sem arroba', 'E-mail do responsável inválido'],
    ['a@b.c\r\nBcc: x@y.z', 'E-mail do responsável inválido'],
    ['EU@exemplo.com.br', 'O e-mail do responsável precisa ser diferente do seu'],
  ])('%j is not a guardian’s e-mail', async (guardianEmail, sentence) => {
    const minor = { birthDate: '2012-01-01', email: 'eu@exemplo.com.br', guardianEmail };
    await expect(app.call(createAccount, newPerson(minor))).rejects.toMatchObject({
      fields: { guardianEmail: sentence },
    });
  });

  test('of those who need none, no guardian is kept and nobody is written to', async () => {
    const guardianEmail = 'ninguem@exemplo.com.br';
    const { id, call } = await signUp(app, { guardianEmail });
    expect(await call(getGuardian, {})).toEqual({ guardian: null });
    await expect(guardianToken(app, guardianEmail)).rejects.toThrow();
    const { rows } = await app.pool.query('SELECT FROM guardian WHERE account_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a guardian', () => {
  test('is told who asks, and nothing that others may not know', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    const request = await app.call(getGuardianRequest, { token });
    expect(request).toEqual({
      socialName: minor.sent.socialName,
      username: minor.username,
      requestedAt: '2026-03-10T12:00:00.000Z',
      expiresAt: '2026-04-09T12:00:00.000Z',
    });
    const mail = JSON.stringify((await queuedTo(minor.guardianEmail))[0]);
    expect(mail).toContain(minor.sent.socialName);
    expect(mail).toContain(`${TEST_ORIGIN}/responsavel/${token}`);
    for (const secret of [minor.sent.name, minor.sent.email, minor.sent.cpf_cnpj]) {
      expect(mail).not.toContain(secret);
    }
  });

  test('confirms once, and the profile opens', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    expect(await isPrivate(minor.username)).toBe(true);
    // Opening the link confirms nothing, however often mail programs do it.
    await app.call(getGuardianRequest, { token });
    expect(await isPrivate(minor.username)).toBe(true);
    await app.call(answerGuardianRequest, { token, answer: 'confirm' });
    expect(await isPrivate(minor.username)).toBe(false);
    expect(await minor.call(getGuardian, {})).toMatchObject({
      guardian: { status: 'confirmed', email: expect.stringMatching(/^re•••@exemplo\.com\.br$/) },
    });
    expect(await queuedTo(minor.sent.email)).toMatchObject([
      { subject: expect.stringContaining('confirmou') },
    ]);
    for (const answer of ['confirm', 'unknown'] as const) {
      const again = app.call(answerGuardianRequest, { token, answer });
      await expect(again).rejects.toMatchObject(gone);
    }
    await expect(app.call(getGuardianRequest, { token })).rejects.toMatchObject(gone);
    expect(await isPrivate(minor.username)).toBe(false);
  });

  test('of ten answers at the same moment exactly one counts', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        app.call(answerGuardianRequest, { token, answer: 'confirm' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('who does not know the account is forgotten and left in peace', async () => {
    const minor = await signUpMinor(app);
    const { guardianEmail } = minor;
    const token = await guardianToken(app, guardianEmail);
    await app.call(answerGuardianRequest, { token, answer: 'unknown' });
    expect(await isPrivate(minor.username)).toBe(true);
    expect(await minor.call(getGuardian, {})).toMatchObject({
      guardian: { status: 'refused', email: null },
    });
    expect(await queuedTo(minor.sent.email)).toMatchObject([
      { subject: expect.stringContaining('não reconheceu') },
    ]);
    const { rows } = await app.pool.query('SELECT * FROM guardian WHERE email = $1', [
      guardianEmail,
    ]);
    expect(rows).toEqual([]);
    app.clock.advance(DAY_MS);
    const inPeace = { fields: { guardianEmail: expect.stringContaining('Indique outro') } };
    await expect(minor.call(askGuardian, { guardianEmail })).rejects.toMatchObject(inPeace);
    const another = newPerson({ birthDate: '2012-01-01', guardianEmail });
    await expect(app.call(createAccount, another)).rejects.toMatchObject(inPeace);
    const other = await minor.call(askGuardian, { guardianEmail: 'outra@exemplo.com.br' });
    expect(other.guardian).toMatchObject({ status: 'waiting' });
  });

  test('has thirty days', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    app.clock.advance(30 * DAY_MS - 1);
    await app.call(getGuardianRequest, { token });
    app.clock.advance(1);
    await expect(app.call(getGuardianRequest, { token })).rejects.toMatchObject(gone);
    const late = app.call(answerGuardianRequest, { token, answer: 'confirm' });
    await expect(late).rejects.toMatchObject(gone);
    // The session of the sign-up has expired after its thirty days, too.
    const call = app.as(await app.signIn(minor.id));
    expect(await call(getGuardian, {})).toMatchObject({ guardian: { status: 'expired' } });
  });

  test.each(['x', 'A'.repeat(43), '../../session', `${'A'.repeat(42)}=`])(
    'a forged link %j opens nothing',
    async (token) => {
      await expect(app.call(getGuardianRequest, { token })).rejects.toMatchObject({
        code: 'not_found',
      });
      const answer = app.call(answerGuardianRequest, { token, answer: 'confirm' });
      await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  test('of an account that is blocked is not asked', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    await app.pool.query("UPDATE account SET status = 'blocked' WHERE id = $1", [minor.id]);
    await expect(app.call(getGuardianRequest, { token })).rejects.toMatchObject(gone);
  });

  test('only the hash of the link is kept, and no log has it', async () => {
    const minor = await signUpMinor(app);
    const token = await guardianToken(app, minor.guardianEmail);
    await app.call(answerGuardianRequest, { token, answer: 'confirm' });
    expect(JSON.stringify(app.logged)).not.toContain(token);
    const { rows } = await app.pool.query('SELECT * FROM guardian WHERE account_id = $1', [
      minor.id,
    ]);
    expect(rows).toMatchObject([{ token_hash: null, confirmed_at: NOON }]);
  });
});

describe('asking again', () => {
  test('waits ten minutes, and the link before stops working', async () => {
    const minor = await signUpMinor(app);
    const { guardianEmail } = minor;
    const before = await guardianToken(app, guardianEmail);
    await expect(minor.call(askGuardian, { guardianEmail })).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('10 minutos'),
      retryAfterSeconds: 600,
    });
    app.clock.advance(10 * 60_000);
    await minor.call(askGuardian, { guardianEmail });
    const token = await guardianToken(app, guardianEmail);
    await expect(app.call(getGuardianRequest, { token: before })).rejects.toMatchObject(gone);
    await app.call(answerGuardianRequest, { token, answer: 'confirm' });
    expect(await isPrivate(minor.username)).toBe(false);
    const done = minor.call(askGuardian, { guardianEmail });
    await expect(done).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not for those who need no guardian, nor with one’s own e-mail', async () => {
    const grown = await signUp(app);
    const ask = grown.call(askGuardian, { guardianEmail: 'mae@exemplo.com.br' });
    await expect(ask).rejects.toMatchObject({ code: 'not_found' });
    const minor = await signUpMinor(app);
    const own = minor.call(askGuardian, { guardianEmail: minor.sent.email.toUpperCase() });
    await expect(own).rejects.toMatchObject({
      fields: { guardianEmail: 'O e-mail do responsável precisa ser diferente do seu' },
    });
  });

  test('a name from before the rules about names makes no link in the mail', async () => {
    const minor = await signUpMinor(app);
    const name = 'Prêmio em www.premio.com\u202E';
    await app.pool.query('UPDATE account SET social_name = $2 WHERE id = $1', [minor.id, name]);
    app.clock.advance(10 * 60_000);
    await minor.call(askGuardian, { guardianEmail: minor.guardianEmail });
    const mail = (await queuedTo(minor.guardianEmail)).at(-1);
    expect(mail?.subject).toBe('Prêmio em www premio com pede a sua autorização na Arquiba');
    expect(JSON.stringify(mail)).not.toMatch(/premio\.com|\u202E/);
  });

  test('nobody’s inbox is filled: five requests a day at most', async () => {
    const minor = () =>
      newPerson({ birthDate: '2012-01-01', guardianEmail: 'Alvo@exemplo.com.br' });
    for (let count = 0; count < 5; count += 1) await app.call(createAccount, minor());
    const sixth = minor();
    await expect(app.call(createAccount, sixth)).rejects.toMatchObject({
      fields: { guardianEmail: expect.stringContaining('Não podemos escrever') },
    });
    const { rows } = await app.pool.query('SELECT FROM account WHERE email = $1', [sixth.email]);
    expect(rows).toEqual([]);
    app.clock.advance(DAY_MS);
    await app.call(createAccount, minor());
  });
});

test('who turns sixteen needs nobody’s consent any more', async () => {
  const minor = await signUp(app, { birthDate: '2010-03-12', guardianEmail: 'avo@exemplo.com.br' });
  app.clock.set(new Date('2026-03-12T02:59:00Z'));
  await runJob();
  expect(await isPrivate(minor.username)).toBe(true);
  app.clock.set(new Date('2026-03-12T03:05:00Z'));
  await runJob();
  expect(await isPrivate(minor.username)).toBe(false);
  expect(await minor.call(getGuardian, {})).toEqual({ guardian: null });
});

async function runJob(): Promise<void> {
  const attempt = { jobId: 'test', number: 1, signal: new AbortController().signal };
  await comeOfAgeJob.run(app.api.services, {}, attempt);
}

async function isPrivate(username: string): Promise<boolean> {
  return (await app.call(getProfile, { username })).private;
}

async function queuedTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await app.pool.query(
    "SELECT payload FROM outbox WHERE payload->>'to' = $1 ORDER BY id",
    [address],
  );
  return rows.map((row) => row.payload);
}
