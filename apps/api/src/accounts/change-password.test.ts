import { changePassword } from '@arquiba/contract/account-data';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GENEROUS = { size: 10_000, seconds: 60 };
const password = 'uma senha bem nova';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { credentials: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

function put({ cookie }: Person, body: object): Promise<Response> {
  return fetch(`${app.url}/api/account/password`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, cookie },
    body: JSON.stringify(body),
  });
}

test('sets it, keeps this session, ends the others, and tells the owner', async () => {
  const person = await signUp(app);
  const other = app.as(await app.signIn(person.id));
  const stranger = await signUp(app);
  const { email, password: currentPassword } = person.sent;
  await person.call(changePassword, { currentPassword, password });
  expect((await person.call(currentSession, {})).account).toMatchObject({ id: person.id });
  expect((await other(currentSession, {})).account).toBeNull();
  expect((await stranger.call(currentSession, {})).account).not.toBeNull();
  await expect(app.call(signIn, { email, password: currentPassword })).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await app.call(signIn, { email, password })).toMatchObject({ status: 'active' });
  expect(await queuedMails(app, email)).toMatchObject([{ subject: 'Sua senha foi alterada' }]);
  expect(JSON.stringify(app.logged)).not.toContain(password);
});

test('is refused where the current password is wrong, and guessing is stopped', async () => {
  const person = await signUp(app);
  let answer = await put(person, { currentPassword: 'palpite', password });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    error: { code: 'wrong_password', fields: { currentPassword: 'Senha atual incorreta' } },
  });
  for (let guess = 1; guess < 30 && answer.status === 403; guess += 1) {
    answer = await put(person, { currentPassword: `palpite ${guess}`, password });
  }
  expect(answer.status).toBe(429);
  const right = { currentPassword: person.sent.password, password };
  expect((await put(person, right)).status).toBe(429);
  app.clock.advance(11 * 60_000);
  expect((await put(person, right)).status).toBe(204);
});

test.each([
  [{ currentPassword: '' }, { currentPassword: 'Preencha a senha atual' }],
  [{ password: '' }, { password: 'Preencha a senha' }],
  [{ password: '1234567' }, { password: 'A senha precisa de pelo menos 8 caracteres' }],
  [{ password: 'x'.repeat(50_000) }, { password: expect.any(String) }],
  [{ password: 'senha\0nova e boa' }, { password: expect.any(String) }],
  [{ password: 'senha\ud800nova e boa' }, { password: expect.any(String) }],
])('wrong input %# is refused', async (changes, fields) => {
  const person = await signUp(app);
  const { password: currentPassword, email } = person.sent;
  const answer = await put(person, { currentPassword, password, ...changes });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'invalid_input', fields } });
  expect(await app.call(signIn, { email, password: currentPassword })).toMatchObject({
    status: 'active',
  });
});

test('the current one is no new one, however it is composed', async () => {
  const person = await signUp(app, { password: 'mare\u0301 bem alta' });
  const change = { currentPassword: 'mar\u00e9 bem alta', password: 'mar\u00e9 bem alta' };
  await expect(person.call(changePassword, change)).rejects.toMatchObject({
    fields: { password: 'A nova senha precisa ser diferente da atual' },
  });
});

test('of several at the same moment the first counts', async () => {
  const person = await signUp(app);
  const calls = await Promise.all(
    Array.from({ length: 4 }, async () => app.as(await app.signIn(person.id))),
  );
  const answers = await Promise.allSettled(
    calls.map((call, place) =>
      call(changePassword, {
        currentPassword: person.sent.password,
        password: `${password} ${place}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a visitor has none to change', async () => {
  const change = { currentPassword: 'x', password };
  await expect(app.call(changePassword, change)).rejects.toMatchObject({
    code: 'sign_in_required',
  });
});
