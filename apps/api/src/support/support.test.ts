import type { InputOf } from '@arquiba/contract/route';
import {
  demonstrationContact,
  listSupportMessages,
  SUPPORT_MESSAGE_MAX_CHARACTERS,
  SUPPORT_MESSAGES_AN_HOUR,
  sendSupportMessage,
} from '@arquiba/contract/support';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
const HOUR_MS = 60 * 60_000;
const shop = demonstrationContact.email;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());

const question = {
  subject: 'Minha armação chegou torta',
  message: 'Oi!\n\nA haste direita veio aberta demais. Como faço a troca?',
};

function write({ call }: Person, changes: Partial<InputOf<typeof sendSupportMessage>> = {}) {
  return call(sendSupportMessage, { ...question, ...changes });
}

/** The mails of one message: the shop's mailbox holds those of everyone. */
async function mailsOf({ sent }: Person, id: string) {
  const about = ({ text }: { text: string }) => text.includes(id);
  return {
    toShop: (await queuedMails(app, shop)).filter(about),
    toAuthor: (await queuedMails(app, sent.email)).filter(about),
  };
}

async function keptOf({ id }: Person): Promise<number> {
  const kept = await app.pool.query('SELECT FROM support_message WHERE account_id = $1', [id]);
  return kept.rowCount ?? 0;
}

test('a message is kept, sent to the shop to answer, and copied to whoever wrote it', async () => {
  const person = await signUp(app);
  const sent = await write(person, { orderNumber: ' ARO-2026-71 ' });
  expect(sent).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), ...question, orderNumber: 'ARO-2026-71' },
    createdAt: app.clock.now().toISOString(),
  });
  expect(await person.call(listSupportMessages, {})).toEqual({ items: [sent], nextCursor: null });
  const { toShop, toAuthor } = await mailsOf(person, sent.id);
  expect(toShop).toHaveLength(1);
  expect(toShop[0]).toMatchObject({
    replyTo: person.sent.email,
    subject: `Atendimento ${sent.id}: ${question.subject}`,
  });
  for (const part of [question.message, person.sent.name, person.sent.email, 'ARO-2026-71']) {
    expect(toShop[0]?.text).toContain(part);
  }
  // No more data of the account than an answer needs.
  expect(toShop[0]?.text).not.toContain(person.sent.cpf_cnpj);
  expect(toShop[0]?.text).not.toContain(person.sent.whatsapp);
  expect(toAuthor).toHaveLength(1);
  expect(toAuthor[0]).toMatchObject({
    replyTo: shop,
    subject: `Recebemos sua mensagem: ${question.subject}`,
  });
  expect(toAuthor[0]?.text).toContain(question.message);
});

test('what is written is text in the mails, whatever it looks like', async () => {
  const person = await signUp(app, { name: '<b>Zé</b>' });
  const { id } = await write(person, {
    subject: '<img src=x onerror=alert(1)>',
    message: '<script>alert(1)</script> & "aspas"',
  });
  const { toShop, toAuthor } = await mailsOf(person, id);
  for (const mail of [...toShop, ...toAuthor]) {
    expect(mail.html).not.toMatch(/<script|<img src=x|<b>Zé/);
    expect(mail.html).toContain('&lt;script&gt;');
  }
});

test('sent twice with one key it is one message and one mail each', async () => {
  const person = await signUp(app);
  const options = { idempotencyKey: 'uma-mensagem-so' };
  const twice = [1, 2].map(() => person.call(sendSupportMessage, question, options));
  const [answer] = (await Promise.allSettled(twice)).filter(({ status }) => status === 'fulfilled');
  const again = await person.call(sendSupportMessage, question, options);
  expect(answer).toMatchObject({ value: again });
  expect(await keptOf(person)).toBe(1);
  const { toShop, toAuthor } = await mailsOf(person, again.id);
  expect([toShop.length, toAuthor.length]).toEqual([1, 1]);
});

describe('refusing a message', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each([
    ['subject', ''],
    ['subject', '  '],
    ['subject', undefined],
    ['subject', long(121)],
    ['subject', 'Oi\r\nBcc: todos@exemplo.com.br'],
    ['subject', 'Oi\u2028Bcc: todos@exemplo.com.br'],
    ['subject', 'a\0b'],
    ['message', ''],
    ['message', ' \n '],
    ['message', undefined],
    ['message', long(SUPPORT_MESSAGE_MAX_CHARACTERS + 1)],
    ['message', long(50_000)],
    ['message', 'a\0b'],
    ['message', 'a\ud800'],
    ['message', { toString: 'x' }],
    ['orderNumber', long(41)],
    ['orderNumber', '71; DROP TABLE'],
    ['orderNumber', '<b>'],
    ['orderNumber', 71],
  ])('names the field %s (%#)', async (field, value) => {
    const person = await signUp(app);
    const response = await fetch(`${app.url}/api/supportMessages`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: TEST_ORIGIN },
        cookie: person.cookie,
      },
      body: JSON.stringify({ ...question, [field]: value }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await keptOf(person)).toBe(0);
  });

  test('of a visitor, and from another site', async () => {
    await expect(app.call(sendSupportMessage, question)).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    await expect(app.call(listSupportMessages, {})).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    const person = await signUp(app);
    const response = await fetch(`${app.url}/api/supportMessages`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: 'https://evil.example' },
        cookie: person.cookie,
      },
      body: JSON.stringify(question),
    });
    expect(response.status).toBe(403);
    expect(await keptOf(person)).toBe(0);
  });
});

test('so many an hour, also at the same moment, and it says when to go on', async () => {
  const person = await signUp(app);
  await write(person);
  app.clock.advance(HOUR_MS / 2);
  const many = Array.from({ length: 10 }, (_, at) => write(person, { subject: `Vez ${at}` }));
  const answers = await Promise.allSettled(many);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(10 - (SUPPORT_MESSAGES_AN_HOUR - 1));
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1800 });
  }
  expect(await keptOf(person)).toBe(SUPPORT_MESSAGES_AN_HOUR);
  const copies = await queuedMails(app, person.sent.email);
  expect(copies.filter(({ replyTo }) => replyTo === shop)).toHaveLength(SUPPORT_MESSAGES_AN_HOUR);
  app.clock.advance(HOUR_MS / 2);
  await write(person, { subject: 'Uma hora depois' });
  await expect(write(person)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('the list is one’s own, newest first, page by page', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  await write(other);
  for (const subject of ['Um', 'Dois', 'Três']) {
    app.clock.advance(1000);
    await write(person, { subject });
  }
  const first = await person.call(listSupportMessages, { limit: 2 });
  expect(first.items.map(({ subject }) => subject)).toEqual(['Três', 'Dois']);
  const rest = await person.call(listSupportMessages, { cursor: first.nextCursor ?? '' });
  expect(rest.items.map(({ subject }) => subject)).toEqual(['Um']);
  expect(rest.nextCursor).toBeNull();
  await expect(person.call(listSupportMessages, { cursor: 'x' })).rejects.toMatchObject({
    code: 'invalid_cursor',
  });
});

test('the copy of one’s data has the messages, and they go with the account', async () => {
  const person = await signUp(app);
  const { id } = await write(person);
  const { hooks } = app.api.services;
  const section = hooks.accountExport.find(({ name }) => name === 'mensagens_ao_atendimento');
  const portions: unknown[] = [];
  const collected = section?.collect(app.api.services, person.id) as AsyncIterable<unknown[]>;
  for await (const portion of collected) portions.push(...portion);
  expect(portions).toMatchObject([{ protocolo: id, assunto: question.subject }]);
  await app.pool.query('DELETE FROM account WHERE id = $1', [person.id]);
  expect(await keptOf(person)).toBe(0);
});

test('no message is in any log', async () => {
  const person = await signUp(app);
  await write(person, { message: 'um assunto bem particular' });
  expect(JSON.stringify(app.logged)).not.toContain('bem particular');
});
