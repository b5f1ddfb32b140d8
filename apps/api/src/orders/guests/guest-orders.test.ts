import { randomUUID } from 'node:crypto';
import { listAddresses } from '@arquiba/contract/addresses';
import { addToCart, getCart, setCoupon } from '@arquiba/contract/cart';
import { addFavorite, listFavoriteIds } from '@arquiba/contract/favorites';
import {
  createOrderAccount,
  getGuest,
  listGuestOrders,
  openOrderLink,
  sendOrderLink,
  setGuest,
  takeOrder,
} from '@arquiba/contract/guest-orders';
import { legal } from '@arquiba/contract/legal';
import {
  buyAgain,
  cancelOrder,
  checkPayment,
  getCheckout,
  getOrder,
  getOrderPayments,
  listExchanges,
  listOrders,
  lookUpOrder,
  payOrder,
  placeOrder,
  requestReturn,
} from '@arquiba/contract/orders';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { signUp, signUpUnconfirmed } from '@arquiba/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepVisitors } from '../../platform/sessions/visitor.ts';
import { letArrive, MADE_LENSES } from '../../platform/testing/order-samples.ts';
import { audit } from '../testing/audit.ts';
import { type Buying, openBuying } from '../testing/buying.ts';
import {
  buyAsGuest,
  newGuest,
  openBrowser,
  openGuest,
  openMail,
  readGuestTerms,
  tokenOf,
} from '../testing/guest.ts';
import { guestMail, mailGuest } from './mail-guest.ts';
import { sweepGuests } from './sweep-guests.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
let shop: Buying;
let variantId: string;

beforeAll(async () => {
  shop = await openBuying();
  variantId = await shop.putOne(500);
});
beforeEach(() => {
  // The budgets of an address refill.
  shop.app.clock.advance(HOUR_MS);
});
afterAll(() => shop.app.close());

const account = { password: 'uma senha boa', termsVersion: legal.version };

/** The mails that an order announced to its guest, as they are sent. */
async function mailsOf(number: string) {
  const { app } = shop;
  const { rows } = await app.pool.query(
    `DELETE FROM outbox USING shop_order WHERE topic = $1 AND number = $2
     AND payload->>'orderId' = shop_order.id::text RETURNING outbox.id, payload`,
    [guestMail.name, number],
  );
  for (const { payload } of rows.toSorted((a, b) => a.id - b.id)) {
    await mailGuest(app.api.services, payload);
  }
  const sent = await app.pool.query<{ to: string; subject: string; text: string }>(
    `SELECT payload->>'to' AS to, payload->>'subject' AS subject, payload->>'text' AS text
     FROM outbox WHERE topic = 'mail.queued' AND payload->>'subject' LIKE $1 ORDER BY id`,
    [`Pedido ${number}%`],
  );
  return sent.rows;
}

const tokenIn = (text: string) => /\/pedido\/abrir\/([\w-]+)/.exec(text)?.[1] ?? '';

test('somebody buys without an account, pays, and follows the order by the link of the mail', async () => {
  const guest = openGuest(shop.app);
  expect(await guest.call(getGuest, {})).toBeNull();
  const placed = await buyAsGuest(guest, variantId);
  const { number } = placed;
  expect(placed).toMatchObject({
    status: 'aguardando_pagamento',
    buyer: { name: guest.sent.name, email: guest.sent.email },
    address: { road: guest.sent.road, cep: '88301-000' },
    guest: { mayJoin: false },
  });
  expect(placed.buyer.document).not.toContain(guest.sent.cpf.slice(3, 9));
  // What was given is in the order only.
  expect(await guest.call(getGuest, {})).toBeNull();
  const [first] = await mailsOf(number);
  expect(first).toMatchObject({ to: guest.sent.email });
  expect(first?.text).toContain('dá para criar a conta');
  await shop.pay(await shop.chargeOf(number));
  expect(await guest.call(getOrder, { number })).toMatchObject({ status: 'pago' });

  const phone = openBrowser(shop.app);
  await expect(phone.call(getOrder, { number })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  const paid = (await mailsOf(number)).find(({ subject }) => subject.includes('confirmado'));
  const token = tokenIn(paid?.text ?? '');
  expect(await phone.call(openOrderLink, { token })).toEqual({ number, guest: true });
  expect(await phone.call(getOrder, { number })).toMatchObject({ guest: { mayJoin: true } });
  expect((await guest.call(getOrder, { number })).guest).toEqual({ mayJoin: false });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('pays otherwise, cancels, buys again and returns without an account', async () => {
  const guest = openGuest(shop.app);
  const { number } = await buyAsGuest(guest, variantId);
  const [, card] = await guest.call(getOrderPayments, { number });
  const paying = {
    ...{ number, method: 'cartao' as const, cardToken: await shop.gateway.token() },
    expectedTotal: card?.total ?? 0,
  };
  const options = { idempotencyKey: randomUUID() };
  const paid = await guest.call(payOrder, paying, options);
  expect(paid).toMatchObject({ status: 'pago', payment: { method: 'cartao' } });
  // Its answer was lost: sent again, it pays once.
  expect(await guest.call(payOrder, paying, options)).toEqual(paid);
  await guest.call(checkPayment, { number });
  expect(await guest.call(cancelOrder, { number })).toMatchObject({ status: 'cancelado' });
  expect(await guest.call(buyAgain, { number })).toMatchObject({ count: 1 });

  const arrived = await buyAsGuest(guest, await shop.putOne(3), {
    method: 'cartao',
    cardToken: await shop.gateway.token(),
  });
  await letArrive(shop.app, arrived.number);
  const lines = [{ lineId: arrived.lines[0]?.id ?? '', quantity: 1 }];
  await guest.call(listExchanges, { number: arrived.number });
  const back = await guest.call(requestReturn, {
    ...{ number: arrived.number, lines, reason: 'tamanho' },
  });
  expect(back).toMatchObject({ returns: [{ postage: { carrier: expect.any(String) } }] });
  const asked = (await mailsOf(arrived.number)).at(-1);
  expect(asked?.text).toMatch(/pedido\/abrir\/[\w-]+\?ver=devolucoes%2F\d+/);
});

test('every order route is closed to strangers, members, and wrong or old links', async () => {
  const guest = openGuest(shop.app);
  const { number, lines } = await buyAsGuest(guest, variantId);
  const member = await signUp(shop.app);
  const other = openGuest(shop.app);
  await buyAsGuest(other, variantId);
  await openMail(shop.app, other, (await buyAsGuest(other, variantId)).number);
  const line = { lineId: lines[0]?.id ?? '', quantity: 1 };
  for (const [call, code] of [
    [shop.app.call, 'sign_in_required'],
    [other.call, 'sign_in_required'],
    [member.call, 'not_found'],
  ] as const) {
    const answers = await Promise.allSettled([
      call(getOrder, { number }),
      call(getOrderPayments, { number }),
      call(checkPayment, { number }),
      call(payOrder, { number, method: 'pix', expectedTotal: 1 }),
      call(cancelOrder, { number }),
      call(listExchanges, { number }),
      call(requestReturn, { number, lines: [line], reason: 'outro' }),
      call(buyAgain, { number }),
      call(createOrderAccount, { number, ...account }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code } });
  }
  await expect(member.call(takeOrder, { number })).rejects.toMatchObject({ code: 'not_found' });
  const token = await tokenOf(shop.app, number);
  const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of ['', 'x', flipped, `${token}x`.repeat(3).slice(0, 400)]) {
    await expect(other.call(openOrderLink, { token: wrong })).rejects.toMatchObject({
      code: 'link_expired',
    });
  }
  // The number and the e-mail show where the order is, and nothing about the person.
  const found = JSON.stringify(
    await shop.app.call(lookUpOrder, { number, email: guest.sent.email }),
  );
  for (const secret of [guest.sent.name, guest.sent.cpf, guest.sent.road, guest.sent.email]) {
    expect(found).not.toContain(secret);
  }
});

test('two clicks, a second tab and a lost answer are one order', async () => {
  const guest = openGuest(shop.app);
  const own = await shop.putOne(20);
  const terms = await readGuestTerms(guest, own);
  const options = { idempotencyKey: randomUUID() };
  const clicks = await Promise.all([
    guest.call(placeOrder, terms, options).catch((error) => error.code),
    guest.call(placeOrder, terms, options).catch((error) => error.code),
  ]);
  const numbers = new Set(clicks.map((each) => each.number).filter(Boolean));
  expect(numbers.size).toBe(1);
  const [number] = numbers;
  expect(await guest.call(placeOrder, terms, options)).toMatchObject({ number });
  const otherTab = await guest.call(placeOrder, terms, { idempotencyKey: randomUUID() });
  expect(otherTab.number).toBe(number);
  expect(await guest.call(getCheckout, {})).toMatchObject({ becameOrder: number });
  expect(await shop.stockOf(own)).toEqual([20, 1]);
});

test('of two guests one has the last frame', async () => {
  const last = await shop.putOne(1);
  const guests = [openGuest(shop.app), openGuest(shop.app)];
  const terms = await Promise.all(guests.map((guest) => readGuestTerms(guest, last)));
  const answers = await Promise.allSettled(
    guests.map(({ call }, index) => call(placeOrder, terms[index] as (typeof terms)[0])),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'out_of_stock' },
  });
  expect(await shop.stockOf(last)).toEqual([1, 1]);
});

test('names every field that is wrong, and takes nobody under age', async () => {
  const { call } = openGuest(shop.app);
  await expect(
    call(setGuest, newGuest({ name: 'Ana', cpf: '111.111.111-11', email: 'ana', phone: '12' })),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    fields: {
      ...{ name: expect.any(String), cpf: 'CPF inválido', email: 'E-mail inválido' },
      phone: expect.any(String),
    },
  });
  await expect(call(setGuest, newGuest({ ofAge: false as true }))).rejects.toMatchObject({
    fields: { ofAge: expect.stringContaining('16 anos') },
  });
  await expect((await signUp(shop.app)).call(setGuest, newGuest())).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('an e-mail or a CPF with an account is answered like any other', async () => {
  const member = await signUp(shop.app);
  const { email, cpf_cnpj: cpf } = member.sent;
  const known = openGuest(shop.app, { email, cpf });
  const fresh = openGuest(shop.app);
  const shape = (value: object) => JSON.stringify(value, (key, each) => (key ? typeof each : each));
  const [one, two] = [await buyAsGuest(known, variantId), await buyAsGuest(fresh, variantId)];
  expect(Object.keys(one)).toEqual(Object.keys(two));
  expect(shape(one)).toBe(shape(two));
  for (const { number, buyer } of [one, two]) {
    expect(await shop.app.call(sendOrderLink, { number, email: buyer.email })).toBeUndefined();
  }
  await shop.app.call(sendOrderLink, { number: one.number, email: 'outra@exemplo.com.br' });
  expect((await mailsOf(one.number)).filter(({ to }) => to !== email)).toEqual([]);
  // It is not put into the account: its owner takes it.
  expect((await member.call(listOrders, {})).items).toEqual([]);
  expect(await member.call(listGuestOrders, {})).toMatchObject([{ number: one.number }]);
  const [first, second] = await Promise.all([
    member.call(takeOrder, { number: one.number }),
    member.call(takeOrder, { number: one.number }),
  ]);
  expect(first).toMatchObject({ number: one.number, guest: null });
  expect(second.number).toBe(one.number);
  expect(await member.call(listGuestOrders, {})).toEqual([]);
  // From then on it is the account's only.
  await expect(known.call(getOrder, { number: one.number })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
});

test('an account whose e-mail is not confirmed neither sees nor takes such orders', async () => {
  const squatter = await signUpUnconfirmed(shop.app);
  const guest = openGuest(shop.app, { email: squatter.sent.email });
  const { number } = await buyAsGuest(guest, variantId);
  expect(await squatter.call(listGuestOrders, {})).toEqual([]);
  await expect(squatter.call(takeOrder, { number })).rejects.toMatchObject({ code: 'not_found' });
});

test('the link of the mail and a password make the account, with everything in it', async () => {
  const { app } = shop;
  const guest = openGuest(app);
  const { number } = await buyAsGuest(guest, variantId);
  const again = await shop.putFrame([3]);
  await guest.call(addToCart, { variantId: again.variants[0] as string });
  await guest.call(addFavorite, { productId: again.id });
  // The browser that bought has not proved the e-mail.
  await expect(guest.call(createOrderAccount, { number, ...account })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await openMail(app, guest, number);
  await expect(
    guest.call(createOrderAccount, { number, ...account, password: 'curta' }),
  ).rejects.toMatchObject({ fields: { password: expect.any(String) } });
  await expect(
    guest.call(createOrderAccount, { number, ...account, termsVersion: '0' }),
  ).rejects.toMatchObject({ fields: { termsVersion: expect.any(String) } });
  const clicks = await Promise.allSettled([
    guest.call(createOrderAccount, { number, ...account }),
    guest.call(createOrderAccount, { number, ...account }),
  ]);
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { account: own } = await guest.call(currentSession, {});
  expect(own).toMatchObject({ name: guest.sent.name, email: guest.sent.email });
  expect((await guest.call(listOrders, {})).items).toMatchObject([{ number }]);
  expect(await guest.call(getOrder, { number })).toMatchObject({ guest: null });
  expect(await guest.call(listAddresses, { accountId: own?.id ?? '' })).toMatchObject([
    { road: guest.sent.road, cep: '88301-000', isDefault: true },
  ]);
  expect(await guest.call(getCart, {})).toMatchObject({ count: 1 });
  expect(await guest.call(listFavoriteIds, {})).toEqual({ ids: [again.id] });
  const { rows } = await app.pool.query(
    `SELECT email_confirmed_at IS NOT NULL AS confirmed,
       (SELECT count(*)::integer FROM consent WHERE account_id = account.id) AS consents,
       (SELECT count(*)::integer FROM payment WHERE account_id = account.id) AS payments
     FROM account WHERE id = $1`,
    [own?.id],
  );
  expect(rows).toEqual([{ confirmed: true, consents: 2, payments: 1 }]);
  const elsewhere = openBrowser(app);
  const entered = await elsewhere.call(signIn, {
    email: guest.sent.email,
    password: account.password,
  });
  expect(entered).toMatchObject({ status: 'active' });
  // The old link leads to the account now.
  const token = await tokenOf(app, number);
  const late = openBrowser(app);
  expect(await late.call(openOrderLink, { token })).toEqual({ number, guest: false });
  await expect(late.call(getOrder, { number })).rejects.toMatchObject({ code: 'sign_in_required' });
});

test('no second account is made with a known e-mail', async () => {
  const member = await signUp(shop.app);
  const guest = openGuest(shop.app, { email: member.sent.email.toUpperCase() });
  const { number } = await buyAsGuest(guest, variantId);
  await openMail(shop.app, guest, number);
  await expect(guest.call(createOrderAccount, { number, ...account })).rejects.toMatchObject({
    code: 'already_in_use',
  });
  expect(await guest.call(getOrder, { number })).toMatchObject({ guest: { mayJoin: true } });
});

test('a coupon that counts once is refused by e-mail and by CPF, until its order is closed', async () => {
  await shop.app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, per_account, uses, created_at)
     VALUES ('UMA', 'percentual', 1000, 0, '2026-01-01', 1, 0, '2026-01-01')`,
  );
  const sent = newGuest();
  const use = async (changes: Partial<typeof sent>) => {
    const guest = openGuest(shop.app, { ...sent, ...changes });
    await guest.call(addToCart, { variantId });
    await guest.call(setCoupon, { code: 'UMA' });
    return { guest, placed: await buyAsGuest(guest, variantId) };
  };
  const { guest, placed } = await use({});
  expect(placed.discount).toBeGreaterThan(0);
  const refused = { code: 'coupon_refused', message: expect.not.stringMatching(/CPF|e-mail/) };
  await expect(use({ cpf: newGuest().cpf })).rejects.toMatchObject(refused);
  await expect(use({ email: 'de.outra@exemplo.com.br' })).rejects.toMatchObject(refused);
  await guest.call(cancelOrder, { number: placed.number });
  const { placed: second, guest: later } = await use({ cpf: newGuest().cpf });
  await openMail(shop.app, later, second.number);
  await later.call(createOrderAccount, { number: second.number, ...account });
  await later.call(addToCart, { variantId });
  await expect(later.call(setCoupon, { code: 'UMA' })).rejects.toMatchObject({
    code: 'coupon_refused',
  });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('a coupon of the first purchase is for a guest who has not bought', async () => {
  await shop.app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, first_purchase, uses, created_at)
     VALUES ('ESTREIA', 'percentual', 1000, 0, '2026-01-01', true, 0, '2026-01-01')`,
  );
  const sent = newGuest();
  const use = async () => {
    const guest = openGuest(shop.app, sent);
    await guest.call(addToCart, { variantId });
    await guest.call(setCoupon, { code: 'ESTREIA' });
    return buyAsGuest(guest, variantId);
  };
  expect((await use()).discount).toBeGreaterThan(0);
  await expect(use()).rejects.toMatchObject({ code: 'coupon_refused' });
});

test('lenses by prescription need an account', async () => {
  const guest = openGuest(shop.app);
  await guest.call(addToCart, { variantId, lens: MADE_LENSES });
  const { addressId } = await guest.call(setGuest, guest.sent);
  const checkout = await guest.call(getCheckout, { addressId, service: 'economica' });
  await expect(
    guest.call(placeOrder, {
      ...{ addressId, service: 'economica', method: 'pix', accepted: true },
      freightQuoteId: checkout.freight?.id ?? '',
      expectedGoods: checkout.goods,
      expectedTotal: checkout.payments[0]?.total ?? 0,
    }),
  ).rejects.toMatchObject({ code: 'not_allowed', message: expect.stringContaining('receita') });
});

test('three unpaid orders by one e-mail are enough', async () => {
  const email = 'muitas@exemplo.com.br';
  for (let order = 0; order < 3; order += 1) {
    await buyAsGuest(openGuest(shop.app, { email }), variantId);
  }
  await expect(buyAsGuest(openGuest(shop.app, { email }), variantId)).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('signing in leaves what a guest gave behind', async () => {
  const guest = openGuest(shop.app);
  await guest.call(setGuest, guest.sent);
  const { sent } = await signUp(shop.app);
  await guest.call(signIn, { email: sent.email, password: sent.password });
  expect(await guest.call(getGuest, {})).toBeNull();
  const { rows } = await shop.app.pool.query(
    "SELECT 1 FROM guest_buyer WHERE buyer->>'email' = $1",
    [guest.sent.email],
  );
  expect(rows).toEqual([]);
});

test('no log line has the person', async () => {
  const guest = openGuest(shop.app, { name: 'Zenaide Segredo', road: 'Travessa do Segredo' });
  await guest.call(setGuest, { ...guest.sent, cpf: 'errado' }).catch(() => null);
  const { number } = await buyAsGuest(guest, variantId);
  await openMail(shop.app, guest, number);
  const lines = JSON.stringify(shop.app.logged);
  for (const secret of ['Segredo', guest.sent.cpf, guest.sent.email]) {
    expect(lines).not.toContain(secret);
  }
});

test('a link ends after 90 days', async () => {
  const guest = openGuest(shop.app);
  const { number } = await buyAsGuest(guest, variantId);
  const token = await tokenOf(shop.app, number);
  shop.app.clock.advance(89 * DAY_MS);
  expect(await openBrowser(shop.app).call(openOrderLink, { token })).toMatchObject({ number });
  shop.app.clock.advance(2 * DAY_MS);
  await expect(openBrowser(shop.app).call(openOrderLink, { token })).rejects.toMatchObject({
    code: 'link_expired',
  });
});

test('what was given for a purchase that is not finished is gone after a day, or with the visitor', async () => {
  const { app } = shop;
  const count = async () =>
    Number((await app.pool.query('SELECT count(*) FROM guest_buyer')).rows[0].count);
  await app.pool.query('DELETE FROM guest_buyer');
  await openGuest(app).call(setGuest, newGuest());
  app.clock.advance(DAY_MS - 1000);
  await sweepGuests(app.api.services);
  expect(await count()).toBe(1);
  app.clock.advance(2000);
  await sweepGuests(app.api.services);
  expect(await count()).toBe(0);
  await openGuest(app).call(setGuest, newGuest());
  app.clock.advance(61 * DAY_MS);
  await sweepVisitors(app.api.services);
  expect(await count()).toBe(0);
});
