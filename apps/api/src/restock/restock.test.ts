import { createProduct } from '@arquiba/contract/catalog';
import {
  askRestock,
  cancelRestock,
  confirmRestock,
  getRestockLink,
  listRestock,
  stopRestock,
} from '@arquiba/contract/restock';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellRestockJob } from './tell-restock-job.ts';

const DAY = 24 * 60 * 60_000;
let app: TestApp;
let admin: Person;
let image: { path: string };

beforeAll(async () => {
  app = await startTestApp({ budgets: { mail: { size: 1000, seconds: 60 } } });
  admin = await signUpAdmin(app);
  image = await storeFile(app, '/products/mare/azul.png');
});
afterAll(() => app.close());

let made = 0;
async function soldOut(stock = 0): Promise<string> {
  made += 1;
  app.clock.advance(1000);
  const { colors } = await admin.call(createProduct, {
    ...{ title: `Farol ${made}`, line: 'Linha Litoral', description: '', sex: 'unissex' },
    ...{ shape: 'redondo', material: 'titânio', price: 40_000 },
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    colors: [{ color: 'Azul', hex: '#1a2b3c', image, stock }],
  });
  return colors[0]?.id ?? '';
}

const setStock = (variantId: string, onHand: number) =>
  app.pool.query('UPDATE product_color SET on_hand = $2 WHERE id = $1', [variantId, onHand]);

async function tell(): Promise<void> {
  const attempt = { jobId: '1', number: 1, signal: new AbortController().signal };
  await tellRestockJob.run(app.api.services, {}, attempt);
}

async function subjects(email: string): Promise<string[]> {
  return (await queuedMails(app, email)).map(({ subject }) => subject);
}

/** The token of the last mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = await queuedMails(app, email);
  const text = mails.findLast(({ subject }) => subject.startsWith('Confirme'))?.text ?? '';
  return /avise-me\/([\w-]+)/.exec(text)?.[1] ?? '';
}

async function waitFor(variantId: string, email: string): Promise<void> {
  app.clock.advance(1000);
  await app.call(askRestock, { variantId, email });
  await app.call(confirmRestock, { token: await tokenFor(email) });
}

test('an e-mail waits once its owner confirms it, is mailed once, and can leave with the link', async () => {
  const variantId = await soldOut();
  const email = 'espera@exemplo.com.br';
  expect(await app.call(askRestock, { variantId, email: ` ${email.toUpperCase()} ` })).toEqual({
    confirmed: false,
  });
  expect(await subjects(email)).toEqual([expect.stringMatching(/^Confirme o aviso/)]);
  await setStock(variantId, 1);
  await tell();
  expect(await subjects(email)).toHaveLength(1);
  await setStock(variantId, 0);
  const token = await tokenFor(email);
  expect(await app.call(getRestockLink, { token })).toMatchObject({ confirmed: false });
  await app.call(confirmRestock, { token });
  // The same answer as before, and no further mail.
  expect(await app.call(askRestock, { variantId, email })).toEqual({ confirmed: false });
  expect(await subjects(email)).toHaveLength(1);
  await setStock(variantId, 1);
  app.clock.advance(1000);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await subjects(email)).toEqual([
    expect.stringMatching(/^Confirme/),
    `Farol ${made} voltou ao estoque`,
  ]);
  const mail = (await queuedMails(app, email)).find(({ subject }) => subject.includes('voltou'));
  expect(mail?.unsubscribeUrl).toMatch(/\/avise-me\//);

  await setStock(variantId, 0);
  app.clock.advance(2 * DAY);
  await tell();
  const again = await app.call(askRestock, { variantId, email });
  expect(again).toEqual({ confirmed: false });
  const second = await tokenFor(email);
  await app.call(stopRestock, { token: second });
  await app.call(stopRestock, { token: second });
  await expect(app.call(confirmRestock, { token: second })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(app.call(stopRestock, { token: 'abc' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('one unit is one mail, in the order of asking; the next gets a turn after a day', async () => {
  const variantId = await soldOut();
  const emails = ['um', 'dois', 'tres', 'quatro'].map((name) => `${name}@exemplo.com.br`);
  for (const email of emails) await waitFor(variantId, email);
  const told = async () => {
    const lists = await Promise.all(emails.map(subjects));
    return lists.map((list) => list.filter((subject) => subject.includes('voltou')).length);
  };
  await setStock(variantId, 2);
  await Promise.all([tell(), tell(), tell()]);
  expect(await told()).toEqual([1, 1, 0, 0]);
  app.clock.advance(60_000);
  await tell();
  expect(await told()).toEqual([1, 1, 0, 0]);
  await setStock(variantId, 1);
  app.clock.advance(DAY + 1000);
  await tell();
  expect(await told()).toEqual([1, 1, 1, 0]);
});

test('an account waits with one click, and stops', async () => {
  const variantId = await soldOut();
  const person = await signUp(app);
  expect(await person.call(askRestock, { variantId })).toEqual({ confirmed: true });
  expect(await person.call(askRestock, { variantId })).toEqual({ confirmed: true });
  expect(await person.call(listRestock, {})).toEqual({ variantIds: [variantId] });
  await person.call(cancelRestock, { variantId });
  await person.call(cancelRestock, { variantId });
  expect(await person.call(listRestock, {})).toEqual({ variantIds: [] });
  await person.call(askRestock, { variantId });
  await setStock(variantId, 1);
  await tell();
  expect(await subjects(person.sent.email)).toEqual([`Farol ${made} voltou ao estoque`]);
  expect(await person.call(listRestock, {})).toEqual({ variantIds: [] });
});

test('what is there, what does not exist, and what is no e-mail is refused', async () => {
  const variantId = await soldOut(1);
  const email = 'alguem@exemplo.com.br';
  await expect(app.call(askRestock, { variantId, email })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await expect(app.call(askRestock, { variantId: '71', email })).rejects.toMatchObject({
    code: 'not_found',
  });
  await setStock(variantId, 0);
  for (const wrong of ['', 'sem-arroba', 'a@b']) {
    await expect(app.call(askRestock, { variantId, email: wrong })).rejects.toMatchObject({
      fields: { email: expect.any(String) },
    });
  }
  await expect(app.call(askRestock, { variantId })).rejects.toMatchObject({
    fields: { email: 'Preencha o e-mail' },
  });
});

test('requests end: unconfirmed ones after days, others after months', async () => {
  const variantId = await soldOut();
  const [late, patient] = ['tarde@exemplo.com.br', 'paciente@exemplo.com.br'];
  await app.call(askRestock, { variantId, email: late });
  await waitFor(variantId, patient);
  app.clock.advance(4 * DAY);
  await tell();
  const { rows } = await app.pool.query('SELECT email FROM restock_request WHERE variant_id = $1', [
    variantId,
  ]);
  expect(rows).toEqual([{ email: patient }]);
  app.clock.advance(180 * DAY);
  await setStock(variantId, 5);
  await tell();
  expect(await subjects(patient)).toHaveLength(1);
});
