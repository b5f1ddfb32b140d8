import { countUnread } from '@arquiba/contract/conversations';
import type { InputOf } from '@arquiba/contract/route';
import { demonstrationContact } from '@arquiba/contract/support';
import {
  answerVisitorMessage,
  listVisitorMessages,
  sendVisitorMessage,
  VISITOR_MESSAGE_MAX_CHARACTERS,
} from '@arquiba/contract/visitor-messages';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepVisitorMessagesJob, VISITOR_MESSAGE_DAYS } from './sweep-visitor-messages-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const HOUR_MS = 60 * 60_000;
const shop = demonstrationContact.email;
let app: TestApp;
let staff: Person;
let visitors = 0;
let question: InputOf<typeof sendVisitorMessage>;

beforeAll(async () => {
  const budgets = { read: GENEROUS, write: GENEROUS, 'visitor-messages': GENEROUS };
  app = await startTestApp({ budgets });
  staff = await signUpAdmin(app);
});
beforeEach(() => {
  visitors += 1;
  const email = `visita${visitors}@exemplo.com.br`;
  question = { name: 'Vera Visita', email, message: 'Vocês ajustam armações?' };
  app.clock.advance(1000);
});
afterAll(() => app.close());

const write = (changes: Partial<typeof question> = {}) =>
  app.call(sendVisitorMessage, { ...question, ...changes });

async function openOnes() {
  const { items } = await staff.call(listVisitorMessages, { limit: 50 });
  return items.filter(({ email }) => email === question.email);
}

test('a visitor leaves an address; the staff finds it in the inbox, and the answer goes by mail', async () => {
  const before = await staff.call(countUnread, {});
  const { id } = await write();
  const toShop = (await queuedMails(app, shop)).filter(({ text }) => text.includes(id));
  expect(toShop).toMatchObject([{ replyTo: question.email }]);
  expect(toShop[0]?.text).toContain(question.message);
  // Nothing goes to an address that nobody has confirmed.
  expect(await queuedMails(app, question.email)).toEqual([]);
  expect(await openOnes()).toMatchObject([{ id, ...question, answer: null }]);
  expect((await staff.call(countUnread, {})).visitors).toBe(before.visitors + 1);

  app.clock.advance(1000);
  const answered = await staff.call(answerVisitorMessage, { id, answer: 'Sim, de graça.' });
  expect(answered.answer).toEqual({
    ...{ text: 'Sim, de graça.', by: expect.any(String), at: app.clock.now().toISOString() },
  });
  const [mail, ...others] = await queuedMails(app, question.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ replyTo: shop });
  expect(mail?.text).toContain('Sim, de graça.');
  expect(mail?.text).toContain(question.message);
  expect(await openOnes()).toEqual([]);
  const { items } = await staff.call(listVisitorMessages, { state: 'answered' });
  expect(items[0]).toMatchObject({ id, answer: { text: 'Sim, de graça.' } });
});

test('two of the staff answer at once: one mail goes out, the other is told', async () => {
  const { id } = await write();
  const other = await signUpAdmin(app);
  const answers = await Promise.allSettled(
    [staff, other].map((each) => each.call(answerVisitorMessage, { id, answer: 'Sim.' })),
  );
  const refused = answers.filter((each) => each.status === 'rejected');
  expect(refused).toMatchObject([{ reason: { message: 'Alguém da equipe já respondeu.' } }]);
  expect(await queuedMails(app, question.email)).toHaveLength(1);
  const unknown = staff.call(answerVisitorMessage, { id: '71', answer: 'Sim.' });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

test('sent twice at once, or again within the hour, it is one message', async () => {
  const twice = await Promise.all([write(), write()]);
  expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
  expect(await write()).toEqual(twice[0]);
  app.clock.advance(HOUR_MS + 1000);
  expect(await write()).not.toEqual(twice[0]);
  expect(await openOnes()).toHaveLength(2);
});

test('nothing tells whether an account has the address', async () => {
  const person = await signUp(app);
  const answers = [await write({ email: person.sent.email }), await write()];
  for (const answer of answers) expect(answer).toEqual({ id: expect.stringMatching(/^\d+$/) });
  const invalid = await Promise.allSettled(
    [person.sent.email, question.email].map((email) => write({ email, message: '' })),
  );
  const [one, other] = invalid.map((each) => each.status === 'rejected' && each.reason.fields);
  expect(one).toEqual(other);
});

test('only staff read and answer', async () => {
  const { id } = await write();
  const member = await signUp(app);
  for (const [call, code] of [
    [app.call, 'sign_in_required'],
    [member.call, 'not_allowed'],
  ] as const) {
    await expect(call(listVisitorMessages, {})).rejects.toMatchObject({ code });
    const answer = call(answerVisitorMessage, { id, answer: 'Sim.' });
    await expect(answer).rejects.toMatchObject({ code });
  }
  expect((await member.call(countUnread, {})).visitors).toBe(0);
});

describe('refuses, naming the field', () => {
  test.each([
    ['name', ''],
    ['name', 'Ana\r\nBcc: todos@exemplo.com.br'],
    ['name', 'Ganhe em www.golpe.com.br'],
    ['name', 'x'.repeat(81)],
    ['email', ''],
    ['email', 'sem-arroba'],
    ['email', 'a@b.com, c@d.com'],
    ['email', 'a@exemplo.com.br\r\nBcc: x@y.com'],
    ['message', ' \n '],
    ['message', 'a\0b'],
    ['message', 'x'.repeat(VISITOR_MESSAGE_MAX_CHARACTERS + 1)],
  ])('%s (%#)', async (field, value) => {
    await expect(write({ [field]: value })).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await openOnes()).toEqual([]);
  });
});

test('what is written is text in both mails', async () => {
  const { id } = await write({ message: '<script>alert(1)</script>' });
  await staff.call(answerVisitorMessage, { id, answer: '<b>Sim</b>' });
  const mails = [
    ...(await queuedMails(app, question.email)),
    ...(await queuedMails(app, shop)).filter(({ text }) => text.includes(id)),
  ];
  expect(mails).toHaveLength(2);
  for (const { html } of mails) expect(html).not.toMatch(/<script|<b>Sim/);
});

test('an address writes so often an hour, and reads when to go on', async () => {
  const limited = await startTestApp({
    budgets: { 'visitor-messages': { size: 2, seconds: 3600 } },
  });
  try {
    const send = (at: number) =>
      limited.call(sendVisitorMessage, { ...question, email: `v${at}@exemplo.com.br` });
    await send(1);
    await send(2);
    await expect(send(3)).rejects.toMatchObject({
      ...{ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) },
    });
  } finally {
    await limited.close();
  }
});

test('after half a year nothing is left of it', async () => {
  await write();
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await sweepVisitorMessagesJob.run(app.api.services, {}, attempt);
  expect(await openOnes()).toHaveLength(1);
  app.clock.advance((VISITOR_MESSAGE_DAYS * 24 + 1) * HOUR_MS);
  await sweepVisitorMessagesJob.run(app.api.services, {}, attempt);
  const { rows } = await app.pool.query('SELECT FROM visitor_message WHERE email = $1', [
    question.email,
  ]);
  expect(rows).toEqual([]);
});
