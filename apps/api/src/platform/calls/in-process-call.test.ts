import { createPost, getPost } from '@arquiba/contract/posts';
import { currentSession, signIn, signOut } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await signUp(app);
});
afterAll(() => app.close());

const open = (cookie?: string) =>
  app.api.openCall({ cookie, ip: '127.0.0.1', userAgent: 'test', requestId: 'page-1' });

test('a page knows who asks for it', async () => {
  expect(await open()).toMatchObject({ account: null, setCookies: [] });
  const { account, setCookies } = await open(person.cookie);
  expect(account).toMatchObject({ id: person.id, username: person.username });
  expect(setCookies).toEqual([]);
});

test('signing in and out within a page changes its session and its cookies', async () => {
  const { email, password } = person.sent;
  const { call, setCookies } = await open();
  await expect(call(createPost, { text: 'oi' })).rejects.toMatchObject({
    code: 'sign_in_required',
    requestId: 'page-1',
  });
  await call(signIn, { email, password });
  expect(setCookies).toEqual([
    expect.stringContaining('arquiba_session='),
    expect.stringContaining('arquiba_device='),
  ]);
  expect(await call(createPost, { text: 'oi' })).toMatchObject({ own: true });
  const cookie = setCookies[0]?.split(';')[0] ?? '';
  expect(await app.as(cookie)(currentSession, {})).toMatchObject({ account: { id: person.id } });
  await call(signOut, {});
  expect(setCookies[0]).toMatch(/^arquiba_session=; Max-Age=0/);
  expect(await call(currentSession, {})).toEqual({ account: null });
});

test('a page renews the cookie of a session in use', async () => {
  app.clock.advance(10 * 60_000);
  const { setCookies } = await open(person.cookie);
  expect(setCookies).toEqual([expect.stringContaining(person.cookie)]);
});

test('an abandoned call does nothing', async () => {
  const { call } = await open(person.cookie);
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(call(createPost, { text: 'oi' }, { signal })).rejects.toThrow('gone');
});

test('the operator acts for an account at any time, within the same rules', async () => {
  const at = new Date('2025-12-25T15:00:00Z');
  const call = app.api.callAs(person.id, { at });
  const { id } = await call(createPost, { text: 'Feliz Natal' });
  expect(await app.call(getPost, { id })).toMatchObject({ createdAt: at.toISOString() });
  await expect(call(createPost, { text: '' })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(app.api.callAs(null)(createPost, { text: 'oi' })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  await expect(app.api.callAs('1')(createPost, { text: 'oi' })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
});
