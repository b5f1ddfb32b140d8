import { once } from 'node:events';
import { closeCode } from '@arquiba/contract/realtime';
import {
  currentRecovery,
  RECOVERY_CODE_ALPHABET,
  requestRecovery,
  resetPassword,
} from '@arquiba/contract/recovery';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { mailOf, mailsTo } from '@arquiba/testing/mails';
import { type Person, signUp } from '@arquiba/testing/people';
import { confirmRecoveryOf, giveRecoveryCode } from '@arquiba/testing/recovery';
import { giveSecondFactor } from '@arquiba/testing/sign-in-methods';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const GENEROUS = { size: 10_000, seconds: 60 };
const CODE_SUBJECT = 'Seu código para criar uma nova senha';
const MINUTE = 60_000;
let app: TestApp;

beforeAll(async () => {
  const budgets = { credentials: GENEROUS, 'credentials-email': GENEROUS, write: GENEROUS };
  app = await startTestApp({ started: true, budgets: { ...budgets, mail: GENEROUS } });
});
afterAll(() => app.close());

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/recovery${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
}

/** Requests a code and reads it in the mail. */
async function codeBy({ sent }: Person, count = 1): Promise<string> {
  expect(await app.call(requestRecovery, { email: sent.email })).toMatchObject({ sent: true });
  const { text } = await mailOf(app, { to: sent.email, subject: CODE_SUBJECT, count });
  return /^ {4}(\S+)$/m.exec(text)?.[1] ?? '';
}

/** Sends a code; returns the status, the error without its request id, and the cookie. */
async function give(email: string, code: string) {
  const response = await post('/code', { email, code });
  const [setCookie = ''] = response.headers.getSetCookie();
  const text = await response.text();
  const { requestId: _, ...refusal } = (text === '' ? {} : JSON.parse(text).error) as Refusal;
  return { status: response.status, refusal, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

interface Refusal {
  code?: string;
  message?: string;
  fields?: object;
  requestId?: string;
}

/** A wrong code: another letter at the end. */
function otherThan(code: string): string {
  return code.slice(0, 7) + (code.endsWith('B') ? 'C' : 'B');
}

describe('asking for a code', () => {
  test('mails eight clear characters, and keeps nothing but their hash', async () => {
    const person = await signUp(app);
    const code = await codeBy(person);
    expect(code).toMatch(new RegExp(`^[${RECOVERY_CODE_ALPHABET}]{8}$`));
    const [mail] = await mailsTo(app, person.sent.email);
    expect(mail?.html).toContain(code);
    expect(mail?.text).toContain('até 09:10 (horário de Brasília)');
    expect(mail?.text).toContain(person.sent.socialName);
    expect(mail?.links).toContain(`${TEST_ORIGIN}/recuperar-senha/codigo`);
    const { rows } = await app.pool.query('SELECT * FROM recovery_request');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(person.sent.email);
    expect(JSON.stringify(app.logged)).not.toContain(code);
  });

  test('says the same for an e-mail that nobody has, and mails nobody', async () => {
    const { sent } = await signUp(app);
    const known = await post('', { email: sent.email });
    const unknown = await post('', { email: 'ninguem@exemplo.com.br' });
    expect(known.status).toBe(unknown.status);
    expect(await known.json()).toEqual(await unknown.json());
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    await mailOf(app, { to: sent.email, subject: CODE_SUBJECT });
    await settled();
    expect(await mailsTo(app, 'ninguem@exemplo.com.br')).toEqual([]);
  });

  test.each(['blocked', 'deleted'])('mails nothing to a %s account', async (status) => {
    const { id, sent } = await signUp(app);
    await app.pool.query('UPDATE account SET status = $2 WHERE id = $1', [id, status]);
    expect(await app.call(requestRecovery, { email: sent.email })).toMatchObject({ sent: true });
    await settled();
    expect(await mailsTo(app, sent.email)).toEqual([]);
  });

  test('again within a minute sends nothing and says how long to wait, for anyone', async () => {
    const { sent } = await signUp(app);
    for (const email of [sent.email, 'ninguem.mesmo@exemplo.com.br']) {
      const ask = () => app.call(requestRecovery, { email });
      expect(await ask()).toEqual({ sent: true, resendInSeconds: 60, expiresInSeconds: 600 });
      await settled();
      app.clock.advance(20_000);
      expect(await ask()).toEqual({ sent: false, resendInSeconds: 40, expiresInSeconds: 580 });
      app.clock.advance(40_000);
      expect(await ask()).toEqual({ sent: true, resendInSeconds: 60, expiresInSeconds: 600 });
    }
    await settled();
    expect(await mailsTo(app, sent.email)).toHaveLength(2);
  });

  test('twice at the same moment sends one mail', async () => {
    const { sent } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(requestRecovery, { email: sent.email })),
    );
    expect(answers.filter((answer) => answer.sent)).toHaveLength(1);
    await settled();
    expect(await mailsTo(app, sent.email)).toHaveLength(1);
  });

  test('too often for one e-mail is refused for a while, whoever it belongs to', async () => {
    const { sent } = await signUp(app);
    for (const email of [sent.email, 'insistente@exemplo.com.br']) {
      const statuses: number[] = [];
      let answer = await post('', { email });
      for (let time = 0; time < 12; time += 1) {
        statuses.push(answer.status);
        answer = await post('', { email: email.toUpperCase() });
      }
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    }
  });

  test.each([
    [{}, 'Preencha o e-mail'],
    [{ email: '  ' }, 'Preencha o e-mail'],
    [{ email: 'sem arroba' }, 'E-mail inválido'],
    [{ email: 'a@b.c\r\nBcc: x@y.z' }, 'E-mail inválido'],
    [{ email: `${'x'.repeat(50_000)}@exemplo.com.br` }, 'E-mail inválido'],
    [{ email: ['a@exemplo.com.br'] }, 'Preencha o e-mail'],
  ])('refuses %# with the field named', async (body, message) => {
    const response = await post('', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields: { email: message } } });
  });
});

describe('giving the code', () => {
  test('however it is written lets this browser choose a password, and no script sees how', async () => {
    const person = await signUp(app);
    const code = await codeBy(person);
    const written = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
    const { status, setCookie, cookie } = await give(person.sent.email.toUpperCase(), written);
    expect(status).toBe(204);
    expect(setCookie).toMatch(/^arquiba_recovery=[\w-]{43}; Max-Age=900; .*HttpOnly; SameSite=Lax/);
    expect(await app.as(cookie)(currentRecovery, {})).toMatchObject({ confirmed: true });
    expect(await app.call(currentRecovery, {})).toMatchObject({ confirmed: false });
    expect(await app.as(cookie)(currentSession, {})).toEqual({ account: null });
  });

  test('an e-mail that nobody has looks like a wrong code, try by try', async () => {
    const person = await signUp(app);
    const wrong = otherThan(await codeBy(person));
    const nobody = `nada.${person.sent.email}`;
    await app.call(requestRecovery, { email: nobody });
    const seen: string[] = [];
    for (let time = 0; time < 7; time += 1) {
      const known = await give(person.sent.email, wrong);
      expect(await give(nobody, wrong)).toEqual(known);
      expect(known.setCookie).toBe('');
      seen.push(`${known.status} ${known.refusal.message}`);
    }
    expect(seen).toEqual([
      '403 Código incorreto. Restam 4 tentativas.',
      '403 Código incorreto. Restam 3 tentativas.',
      '403 Código incorreto. Restam 2 tentativas.',
      '403 Código incorreto. Resta 1 tentativa.',
      '410 Código incorreto, e as 5 tentativas acabaram. Peça um novo código.',
      '410 As 5 tentativas acabaram. Peça um novo código.',
      '410 As 5 tentativas acabaram. Peça um novo código.',
    ]);
  });

  test('the fifth try may be right; after it no code is', async () => {
    const [person, late] = [await signUp(app), await signUp(app)];
    await giveRecoveryCode(app, person, 'BCDF2345');
    await giveRecoveryCode(app, late, 'BCDF2345');
    for (let time = 0; time < 4; time += 1) await give(person.sent.email, 'CCCCCCCC');
    expect(await give(person.sent.email, 'BCDF2345')).toMatchObject({ status: 204 });
    for (let time = 0; time < 5; time += 1) await give(late.sent.email, 'CCCCCCCC');
    const { refusal } = await give(late.sent.email, 'BCDF2345');
    expect(refusal).toMatchObject({ code: 'code_exhausted' });
  });

  test('of forty guesses at the same moment, five count', async () => {
    const person = await signUp(app);
    await giveRecoveryCode(app, person, 'BCDF2345');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => give(person.sent.email, 'CCCCCCCC')),
    );
    const wrong = answers.filter(({ refusal }) => refusal.message?.startsWith('Código incorreto'));
    expect(wrong).toHaveLength(5);
    const { refusal } = await give(person.sent.email, 'BCDF2345');
    expect(refusal).toMatchObject({ code: 'code_exhausted' });
  });

  test('after ten minutes it has expired, and where none was asked for too', async () => {
    const person = await signUp(app);
    await giveRecoveryCode(app, person, 'BCDF2345');
    app.clock.advance(10 * MINUTE);
    const expired = {
      status: 410,
      refusal: { code: 'code_expired', message: 'Este código expirou. Peça um novo.' },
    };
    expect(await give(person.sent.email, 'BCDF2345')).toMatchObject(expired);
    expect(await give('nunca.pediu@exemplo.com.br', 'BCDF2345')).toMatchObject(expired);
  });

  test('a new one replaces the old one', async () => {
    const person = await signUp(app);
    const old = await codeBy(person);
    for (let time = 0; time < 5; time += 1) await give(person.sent.email, otherThan(old));
    app.clock.advance(MINUTE);
    const fresh = await codeBy(person, 2);
    expect(fresh).not.toBe(old);
    expect((await give(person.sent.email, old)).refusal).toMatchObject({ code: 'wrong_code' });
    expect(await give(person.sent.email, fresh)).toMatchObject({ status: 204 });
  });

  test('it counts once, and of two at the same moment one does', async () => {
    const person = await signUp(app);
    await giveRecoveryCode(app, person, 'BCDF2345');
    const answers = await Promise.all([1, 2, 3].map(() => give(person.sent.email, 'BCDF2345')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
    const { rows } = await app.pool.query(
      'SELECT count(*)::int FROM recovery_grant WHERE account_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const { refusal } = await give(person.sent.email, 'BCDF2345');
    expect(refusal).toMatchObject({
      code: 'code_used',
      message: 'Este código já foi usado. Peça um novo.',
    });
  });

  test('one that cannot be a code costs no try', async () => {
    const person = await signUp(app);
    await giveRecoveryCode(app, person, 'BCDF2345');
    for (const code of ['BCDF234', 'BCDF23456', '--------', '<script>', '\0']) {
      const { status, refusal } = await give(person.sent.email, code);
      expect(status).toBe(400);
      expect(refusal.fields).toHaveProperty('code');
    }
    expect((await give(person.sent.email, 'CCCCCCCC')).refusal.message).toContain('Restam 4');
  });
});

describe('the new password', () => {
  test('is set, signs in, ends every other session and is told by mail', async () => {
    const person = await signUp(app);
    const other = await app.signIn(person.id);
    const code = await codeBy(person);
    const { cookie } = await give(person.sent.email, code);
    const response = await post('/password', { password: 'uma senha nova' }, { cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: person.id, status: 'active' });
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('arquiba_recovery='))).toMatch(/=; Max-Age=0/);
    const session = cookies.find((each) => each.startsWith('arquiba_session='))?.split(';')[0];
    expect((await app.as(session ?? '')(currentSession, {})).account?.id).toBe(person.id);
    for (const ended of [other, person.cookie]) {
      expect(await app.as(ended)(currentSession, {})).toEqual({ account: null });
    }
    const { email, password } = person.sent;
    await expect(app.call(signIn, { email, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    await app.call(signIn, { email, password: 'uma senha nova' });
    const { text } = await mailOf(app, { to: email, subject: 'Sua senha foi alterada' });
    expect(text).toContain('10 de março de 2026');
    expect(text).not.toContain('uma senha nova');
    expect(JSON.stringify(app.logged)).not.toContain('uma senha nova');
  });

  test('closes the open sockets of the account', async () => {
    const person = await signUp(app);
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, {
      headers: { cookie: person.cookie, origin: TEST_ORIGIN },
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await app.as(await confirmRecoveryOf(app, person))(resetPassword, {
      password: 'uma senha nova',
    });
    expect(await closed).toMatchObject([closeCode.sessionEnded, expect.anything()]);
  });

  test('leads past no second factor: one signs in with both', async () => {
    const person = await signUp(app);
    await giveSecondFactor(app, person.id, true);
    const recovery = await confirmRecoveryOf(app, person);
    const cookie = `${person.cookie}; ${recovery}`;
    const response = await post('/password', { password: 'uma senha nova' }, { cookie });
    expect(await response.json()).toEqual({ status: 'sign_in_needed' });
    for (const setCookie of response.headers.getSetCookie())
      expect(setCookie).toMatch(/=; Max-Age=0/);
    expect(await person.call(currentSession, {})).toEqual({ account: null });
    const { email } = person.sent;
    const answer = await app.call(signIn, { email, password: 'uma senha nova' });
    expect(answer.status).toBe('second_factor');
  });

  test('is set once; of two at the same moment one wins', async () => {
    const person = await signUp(app);
    const call = app.as(await confirmRecoveryOf(app, person));
    const passwords = ['primeira senha', 'segunda senha'];
    const answers = await Promise.allSettled(
      passwords.map((password) => call(resetPassword, { password })),
    );
    const winner = answers.findIndex(({ status }) => status === 'fulfilled');
    expect(answers[1 - winner]).toMatchObject({ reason: { code: 'recovery_expired' } });
    const { email } = person.sent;
    await app.call(signIn, { email, password: passwords[winner] ?? '' });
    await expect(
      app.call(signIn, { email, password: passwords[1 - winner] ?? '' }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await call(currentRecovery, {})).toMatchObject({ confirmed: false });
  });

  test('that is too short or too long changes nothing, and one may try again', async () => {
    const person = await signUp(app);
    const call = app.as(await confirmRecoveryOf(app, person));
    for (const password of ['', 'curta', '⚽⚽⚽⚽⚽⚽⚽', 'x'.repeat(201)]) {
      await expect(call(resetPassword, { password })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { password: expect.any(String) },
      });
    }
    await app.call(signIn, person.sent);
    await call(resetPassword, { password: 'x'.repeat(200) });
  });

  test('needs the right code first, in this very browser, not long ago', async () => {
    const person = await signUp(app);
    const refused = { code: 'recovery_expired', status: 410 };
    const set = (cookie: string) => app.as(cookie)(resetPassword, { password: 'uma senha nova' });
    await expect(set('')).rejects.toMatchObject(refused);
    await expect(set(person.cookie)).rejects.toMatchObject(refused);
    await expect(set(`arquiba_recovery=${'A'.repeat(43)}`)).rejects.toMatchObject(refused);
    const cookie = await confirmRecoveryOf(app, person);
    app.clock.advance(16 * MINUTE);
    await expect(set(cookie)).rejects.toMatchObject(refused);
    expect(await app.as(cookie)(currentRecovery, {})).toMatchObject({ confirmed: false });
    await app.call(signIn, person.sent);
  });

  test.each([
    ['an account that was blocked meanwhile', "status = 'blocked'"],
    ['an account whose e-mail has changed meanwhile', "email = 'novo.' || email"],
  ])('is not set for %s', async (_name, change) => {
    const person = await signUp(app);
    const cookie = await confirmRecoveryOf(app, person);
    await app.pool.query(`UPDATE account SET ${change} WHERE id = $1`, [person.id]);
    await expect(
      app.as(cookie)(resetPassword, { password: 'uma senha nova' }),
    ).rejects.toMatchObject({ code: 'recovery_expired' });
  });
});

test('what nobody can use any more is swept', async () => {
  const person = await signUp(app);
  await giveRecoveryCode(app, person, 'BCDF2345');
  await confirmRecoveryOf(app, person);
  app.clock.advance(30 * MINUTE);
  const { jobs } = await import('./jobs.ts');
  const sweep = jobs.find(({ name }) => name === 'recovery.sweep');
  await sweep?.run(app.api.services, {}, {} as never);
  for (const table of ['recovery_request', 'recovery_grant']) {
    expect((await app.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
  }
});

/** Waits until all jobs are done. */
async function settled(): Promise<void> {
  await expect
    .poll(
      async () => {
        const counts = await app.api.jobCounts();
        const busy = ['outbox', 'recovery.mail-code', 'mail.send'].map((name) => counts[name]);
        return busy.reduce((sum, count) => sum + (count?.queued ?? 0) + (count?.active ?? 0), 0);
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}
