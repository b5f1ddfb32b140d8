import { createProduct } from '@arquiba/contract/catalog';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  MOST_FAVORITES,
  removeFavorite,
  setFavoriteNotices,
} from '@arquiba/contract/favorites';
import { signIn } from '@arquiba/contract/sessions';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFavoritesJob } from './mail-favorites-job.ts';

let app: TestApp;
let admin: Person;
let image: { path: string };

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  admin = await signUpAdmin(app);
  image = await storeFile(app, '/products/mare/azul.png');
});
afterAll(() => app.close());

let made = 0;
async function frame(stock = 3): Promise<string> {
  made += 1;
  app.clock.advance(1000);
  const { id } = await admin.call(createProduct, {
    ...{ title: `Arco ${made}`, line: 'Linha Litoral', description: '', sex: 'unissex' },
    ...{ shape: 'redondo', material: 'titânio', price: 40_000 },
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    colors: [{ color: 'Azul', hex: '#1a2b3c', image, stock }],
  });
  return id;
}

/** A browser without an account: returns the cookie that it got with its first favourite. */
async function visitorWith(productId: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/favorites/${productId}`, {
    method: 'PUT',
    headers: { origin: TEST_ORIGIN, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toContain('HttpOnly');
  return cookie.split(';')[0] ?? '';
}

const idsOf = async (call: TestApp['call']) => (await call(listFavoriteIds, {})).ids;

test('are chosen once, listed the last first, and taken away', async () => {
  const [one, two] = [await frame(), await frame()];
  const { call } = await signUp(app);
  for (const productId of [one, two, one]) {
    app.clock.advance(1000);
    await call(addFavorite, { productId });
  }
  expect(await idsOf(call)).toEqual([two, one]);
  const first = await call(listFavorites, { limit: 1 });
  expect(first.items).toMatchObject([{ id: two, price: 40_000 }]);
  const rest = await call(listFavorites, { limit: 1, cursor: first.nextCursor ?? '' });
  expect(rest).toMatchObject({ items: [{ id: one }], nextCursor: null });
  await call(removeFavorite, { productId: two });
  expect(await idsOf(call)).toEqual([one]);
  expect(await idsOf((await signUp(app)).call)).toEqual([]);
  await expect(call(addFavorite, { productId: '1' })).rejects.toMatchObject({ code: 'not_found' });
});

test('of a visitor stay in their browser and join the account at sign-in', async () => {
  const [one, two] = [await frame(), await frame()];
  const browser = app.as(await visitorWith(one));
  app.clock.advance(1000);
  await browser(addFavorite, { productId: two });
  expect(await idsOf(browser)).toEqual([two, one]);
  expect(await idsOf(app.call)).toEqual([]);
  const person = await signUp(app);
  await person.call(addFavorite, { productId: one });
  const { email, password } = person.sent;
  await browser(signIn, { email, password });
  expect((await idsOf(person.call)).toSorted()).toEqual([one, two].toSorted());
  expect(await idsOf(browser)).toEqual([]);
});

test('end somewhere', async () => {
  const person = await signUp(app);
  const productId = await frame();
  await app.pool.query(
    `INSERT INTO product SELECT 1000 + n, 'p-' || n, title, line, description, sex, shape, material,
       lens_width, lens_height, bridge, temple, front, price_cents, promotional_price_cents, created_at, weight_grams
     FROM product, generate_series(1, $2) n WHERE id = $1`,
    [productId, MOST_FAVORITES],
  );
  await app.pool.query(
    `INSERT INTO favorite (id, account_id, product_id, seen_price_cents, seen_in_stock)
     SELECT 1000 + n, $1, 1000 + n, 1, true FROM generate_series(1, $2) n`,
    [person.id, MOST_FAVORITES],
  );
  await expect(person.call(addFavorite, { productId })).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining(String(MOST_FAVORITES)),
  });
});

async function tell(): Promise<void> {
  const attempt = { jobId: '1', number: 1, signal: new AbortController().signal };
  await mailFavoritesJob.run(app.api.services, {}, attempt);
}

async function subjects({ sent }: Person): Promise<string[]> {
  const mails = await queuedMails(app, sent.email);
  return mails.map(({ subject }) => subject);
}

test('that get cheaper or come back are mailed, once a day each, to who wants to know', async () => {
  const [cheaper, back] = [await frame(), await frame(0)];
  const [keen, quiet, unproven] = [await signUp(app), await signUp(app), await signUp(app)];
  // Nobody knows whose mailbox it is.
  await app.pool.query('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [unproven.id]);
  for (const { call } of [keen, quiet, unproven]) {
    for (const productId of [cheaper, back]) await call(addFavorite, { productId });
  }
  await quiet.call(setFavoriteNotices, { byMail: false });
  await tell();
  expect(await subjects(keen)).toEqual([]);

  const price = (cents: number) =>
    app.pool.query('UPDATE product SET promotional_price_cents = $2 WHERE id = $1', [
      cheaper,
      cents,
    ]);
  await price(30_000);
  await tell();
  await price(29_000);
  await tell();
  expect(await subjects(keen)).toEqual([expect.stringMatching(/baixou de preço/)]);

  app.clock.advance(25 * 60 * 60_000);
  await app.pool.query('UPDATE product_color SET on_hand = 2 WHERE product_id = $1', [back]);
  await Promise.all([tell(), tell()]);
  await price(35_000);
  app.clock.advance(25 * 60 * 60_000);
  await tell();
  expect(await subjects(keen)).toEqual([
    expect.stringMatching(/baixou de preço/),
    'Novidades nos seus favoritos',
  ]);
  for (const each of [quiet, unproven]) expect(await subjects(each)).toEqual([]);
});
