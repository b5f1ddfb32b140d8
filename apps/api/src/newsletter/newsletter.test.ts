import { addToCart, getCart, setCoupon } from '@arquiba/contract/cart';
import {
  askNewsletter,
  confirmNewsletter,
  getNewsletterLink,
  stopNewsletter,
} from '@arquiba/contract/newsletter';
import { cancelOrder, placeOrder } from '@arquiba/contract/orders';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, type Buying, openBuying, readTerms } from '../orders/testing/buying.ts';
import { sendNewsJob } from './send-news-job.ts';

const DAY = 24 * 60 * 60_000;
let shop: Buying;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

async function subjects(email: string): Promise<string[]> {
  return (await queuedMails(shop.app, email)).map(({ subject }) => subject);
}

async function tokenFor(email: string): Promise<string> {
  const mails = await queuedMails(shop.app, email);
  return /novidades\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Subscribes an address and returns its coupon. */
async function subscribe(email: string): Promise<string> {
  shop.app.clock.advance(1000);
  await shop.app.call(askNewsletter, { email });
  const token = await tokenFor(email);
  await shop.app.call(confirmNewsletter, { token });
  return (await shop.app.call(getNewsletterLink, { token })).couponCode ?? '';
}

async function send(): Promise<void> {
  const attempt = { jobId: '1', number: 1, signal: new AbortController().signal };
  await sendNewsJob.run(shop.app.api.services, {}, attempt);
}

async function fill(buyer: Buyer): Promise<void> {
  await buyer.call(addToCart, { variantId: await shop.putOne(9) });
}

test('the coupon comes when the address is confirmed, once; the answer tells nothing', async () => {
  const { app } = shop;
  const email = 'leitora@exemplo.com.br';
  const first = await app.call(askNewsletter, { email: ` ${email.toUpperCase()} ` });
  expect(await app.call(askNewsletter, { email })).toEqual(first);
  expect(await subjects(email)).toEqual(['Confirme o seu e-mail e receba o cupom']);
  const token = await tokenFor(email);
  expect(await app.call(getNewsletterLink, { token })).toEqual({
    ...{ confirmed: false, couponCode: null },
  });
  await Promise.all([1, 2, 3].map(() => app.call(confirmNewsletter, { token })));
  const { couponCode } = await app.call(getNewsletterLink, { token });
  expect(couponCode).toMatch(/^OLA-[2-9A-Z]{8}$/);
  expect(await subjects(email)).toHaveLength(2);
  expect((await subjects(email)).at(-1)).toBe(`O seu cupom: ${couponCode}`);
  // Asking again is answered by the coupon, but not at once.
  expect(await app.call(askNewsletter, { email })).toEqual(first);
  expect(await subjects(email)).toHaveLength(2);
  app.clock.advance(DAY);
  await app.call(askNewsletter, { email });
  expect((await subjects(email)).filter((each) => each.includes(`${couponCode}`))).toHaveLength(2);

  await app.call(stopNewsletter, { token });
  await app.call(stopNewsletter, { token });
  await expect(app.call(getNewsletterLink, { token })).rejects.toMatchObject({ code: 'not_found' });
  await expect(app.call(stopNewsletter, { token: 'abc' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(app.call(askNewsletter, { email: 'sem-arroba' })).rejects.toMatchObject({
    fields: { email: 'E-mail inválido' },
  });
});

test('an address that nobody confirms is forgotten', async () => {
  const { app } = shop;
  const email = 'outra@exemplo.com.br';
  await app.call(askNewsletter, { email });
  const token = await tokenFor(email);
  app.clock.advance(3 * DAY + 1000);
  await expect(app.call(confirmNewsletter, { token })).rejects.toMatchObject({
    code: 'not_found',
  });
  await send();
  const { rows } = await app.pool.query('SELECT FROM newsletter_subscription WHERE email = $1', [
    email,
  ]);
  expect(rows).toEqual([]);
});

test('the coupon is for the first purchase: also of two at once, and again if that was given up', async () => {
  const [one, two] = [await subscribe('a@exemplo.com.br'), await subscribe('b@exemplo.com.br')];
  const buyer = await shop.newBuyer();
  await fill(buyer);
  expect(await buyer.call(setCoupon, { code: one })).toMatchObject({ discount: 1999 });
  const order = await buyer.call(placeOrder, await readTerms(buyer));
  expect(order).toMatchObject({ discount: 1999, status: 'aguardando_pagamento' });
  await fill(buyer);
  const refused = { code: 'coupon_refused', message: 'Este cupom vale só na primeira compra.' };
  await expect(buyer.call(setCoupon, { code: two })).rejects.toMatchObject(refused);

  shop.app.clock.advance(1000);
  await buyer.call(cancelOrder, { number: order.number });
  expect(await buyer.call(setCoupon, { code: two })).toMatchObject({ discount: 1999 });
  const again = await buyer.call(placeOrder, await readTerms(buyer));
  expect(again.discount).toBe(1999);
  // Used up, for everyone.
  const other = await shop.newBuyer();
  await fill(other);
  await expect(other.call(setCoupon, { code: two })).rejects.toMatchObject({
    message: 'Este cupom já se esgotou.',
  });
});

test('in a cart that has the coupon before, it stops counting with the first order', async () => {
  const code = await subscribe('c@exemplo.com.br');
  const buyer = await shop.newBuyer();
  await fill(buyer);
  const order = await buyer.call(placeOrder, await readTerms(buyer));
  await shop.app.pool.query(`UPDATE cart SET coupon_code = $1 WHERE account_id = $2`, [
    code,
    buyer.id,
  ]);
  await fill(buyer);
  const cart = await buyer.call(getCart, {});
  expect(cart).toMatchObject({ discount: 0 });
  expect(cart.coupon?.problem).toBe('Este cupom vale só na primeira compra.');
  expect(order.discount).toBe(0);
});

test('news go out on Thursdays when frames came, once to each reader, with a way out', async () => {
  const { app } = shop;
  const email = 'semanal@exemplo.com.br';
  await subscribe(email);
  await app.call(askNewsletter, { email: 'sem.confirmar@exemplo.com.br' });
  app.clock.set(new Date('2026-04-01T13:00:00Z'));
  await send();
  expect(await subjects(email)).toHaveLength(2);
  app.clock.set(new Date('2026-04-02T13:00:00Z'));
  await send();
  expect(await subjects(email)).toHaveLength(2);

  app.clock.set(new Date('2026-04-09T12:00:00Z'));
  await shop.putOne(3);
  app.clock.advance(60 * 60_000);
  await Promise.all([send(), send()]);
  await send();
  const mails = await queuedMails(app, email);
  expect(mails).toHaveLength(3);
  const news = mails.find(({ subject }) => subject.startsWith('Chegou: '));
  expect(news?.unsubscribeUrl).toMatch(/\/novidades\//);
  expect(news?.text).toMatch(/\/oculos\/[\w-]+/);
  expect(await subjects('sem.confirmar@exemplo.com.br')).toHaveLength(1);
});
