import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  getOrder,
  getOrderPayments,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureAuthorised } from '../payments/capture-authorised.ts';
import { closeAtProvider } from '../payments/close-at-provider.ts';
import { reconcile } from '../payments/reconcile.ts';
import { expireOverdue } from './expire-overdue.ts';
import { showOrderToStaff } from './public/staff-list.ts';
import { refundOrder } from './public/staff-orders.ts';
import { audit } from './testing/audit.ts';
import { type Buying, buy, fillCart, openBuying, readTerms, twoCards } from './testing/buying.ts';

let shop: Buying;
const HOUR = 3_600_000;
const VISA = '4111111111111111';
const MASTER = '5555555555554444';
const DECLINED = '4000000000000002';
const CHALLENGED = '4000000000003220';
const APPROVED_LATER = '4000000000000259';
const DECLINED_LATER = '4000000000000267';
const NEVER_DECIDED = '4000000000000275';

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

/** What the gateway has of an order, the first card first. */
async function chargesOf(number: string) {
  const { rows } = await shop.app.pool.query(
    'SELECT id, provider_id, status FROM payment WHERE order_number = $1 ORDER BY id',
    [number],
  );
  return rows.map(({ id, provider_id, status }) => ({
    ...{ id, status, providerId: provider_id as string },
    charge: provider_id ? shop.gateway.bank.look(provider_id) : null,
  }));
}

/** One unit for R$ 199,90 and freight, R$ 100,00 of it on the second card. */
async function buyWith(cards: [string, string], options: { instalments?: number } = {}) {
  const buyer = await shop.newBuyer();
  const variantId = await shop.putOne(1);
  const order = await buy(buyer, variantId, { ...(await twoCards(shop, cards)), ...options });
  const call = shop.app.api.callAs(buyer.id);
  const { number } = order;
  return {
    ...{ buyer, call, number, order, variantId },
    read: () => call(getOrder, { number }),
    mails: () => queuedMails(shop.app, buyer.sent.email),
  };
}

/** The jobs that the shop runs by itself: what was closed here is closed at the gateway. */
async function settle(number: string) {
  const { services } = shop.app.api;
  for (const { id, status } of await chargesOf(number)) {
    if (status === 'expirado') await closeAtProvider(services, id);
  }
  await shop.gateway.messenger.idle();
  await reconcile(services, AbortSignal.timeout(30_000));
  await shop.gateway.messenger.idle();
}

async function later(hours: number) {
  const { clock, api } = shop.app;
  clock.advance(hours * HOUR);
  await reconcile(api.services, AbortSignal.timeout(30_000));
  await expireOverdue(api.services);
  await shop.gateway.messenger.idle();
}

const nothingIsCharged = async (number: string) => {
  await settle(number);
  for (const { charge } of await chargesOf(number)) {
    expect(['declined', 'cancelled', 'expired']).toContain(charge?.status ?? 'cancelled');
  }
  expect(await audit(shop.app.pool)).toEqual({});
};

test('two cards pay one order, each its amount in its instalments', async () => {
  const { order, number, variantId, mails } = await buyWith([VISA, MASTER], { instalments: 3 });
  const first = order.total - 100_00;
  expect(order).toMatchObject({
    status: 'pago',
    payment: {
      ...{ status: 'capturado', amount: order.total, card: null, problem: null },
      cards: [
        { amount: first, instalments: 3, card: { brand: 'visa', lastDigits: '1111' } },
        { amount: 100_00, instalments: 1, card: { brand: 'mastercard', lastDigits: '4444' } },
      ],
    },
  });
  expect(await chargesOf(number)).toMatchObject([
    { status: 'capturado', charge: { status: 'paid', captured: first, instalments: 3 } },
    { status: 'capturado', charge: { status: 'paid', captured: 100_00, instalments: 1 } },
  ]);
  expect(await shop.stockOf(variantId)).toEqual([0, 0]);
  const [mail] = await mails();
  expect(mail?.subject).toContain('pagamento confirmado');
  expect(mail?.text).toMatch(/cartão Visa final 1111: .* em 3x/);
  expect(mail?.text).toMatch(/cartão Mastercard final 4444: .*100,00 à vista/);
  const shown = await showOrderToStaff(shop.app.api.services.db, number);
  expect(shown?.payments).toMatchObject([{ amountCents: first }, { amountCents: 100_00 }]);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('where the second is declined, the first is released, and Pix pays', async () => {
  const { order, number, call, read, mails } = await buyWith([VISA, DECLINED]);
  expect(order).toMatchObject({
    ...{ status: 'aguardando_pagamento', may: { pay: true } },
    payment: { status: 'recusado', cards: [{ status: 'expirado' }, { status: 'recusado' }] },
  });
  expect(order.payment?.problem).toContain('O cartão Visa final 0002 não foi aprovado.');
  expect(order.payment?.problem).toContain('Nada foi cobrado no cartão Visa final 1111.');
  const [mail, ...others] = await mails();
  expect(mail?.text).toContain('O cartão Visa final 0002 não foi aprovado.');
  expect(others).toEqual([]);
  await nothingIsCharged(number);
  const ways = await call(getOrderPayments, { number });
  const expectedTotal = ways.find(({ method }) => method === 'pix')?.total ?? 0;
  await call(payOrder, { number, method: 'pix', expectedTotal });
  await shop.pay(await shop.chargeOf(number));
  expect(await read()).toMatchObject({ status: 'pago', payment: { method: 'pix', cards: [] } });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('where the first is declined, the second is not even tried', async () => {
  const { order, number } = await buyWith([DECLINED, MASTER]);
  expect(order.payment?.problem).toContain('Nada foi cobrado no segundo cartão.');
  expect(await chargesOf(number)).toMatchObject([
    { status: 'recusado', charge: { status: 'declined' } },
    { status: 'expirado', charge: null },
  ]);
  await nothingIsCharged(number);
});

test.each([
  ['first', 0],
  ['second', 1],
] as const)('the bank asks about the %s card: the other waits for the answer', async (_, asked) => {
  for (const answer of ['yes', 'no', 'none'] as const) {
    const cards: [string, string] = asked === 0 ? [CHALLENGED, MASTER] : [MASTER, CHALLENGED];
    const { order, number, read } = await buyWith(cards);
    expect(order).toMatchObject({
      status: 'aguardando_pagamento',
      payment: { status: 'pendente', challengeUrl: expect.any(String) },
    });
    const charges = await chargesOf(number);
    expect(charges[1 - asked]?.charge).toMatchObject({ status: 'authorized', captured: 0 });
    const { providerId } = charges[asked] as (typeof charges)[number];
    if (answer === 'yes') shop.gateway.bank.pay(providerId);
    else if (answer === 'no') shop.gateway.bank.decline(providerId, 'challenge_refused');
    else await later(0.6);
    await shop.gateway.messenger.idle();
    if (answer === 'yes') {
      expect(await read()).toMatchObject({ status: 'pago', payment: { status: 'capturado' } });
      expect(await audit(shop.app.pool)).toEqual({});
      continue;
    }
    const state = answer === 'no' ? 'recusado' : 'expirado';
    expect(await read()).toMatchObject({
      status: 'aguardando_pagamento',
      payment: { status: state },
    });
    await nothingIsCharged(number);
  }
});

test('one card in review keeps the other authorised for as long, and then both are captured', async () => {
  const { order, number, read, variantId } = await buyWith([VISA, APPROVED_LATER]);
  expect(order).toMatchObject({
    status: 'em_analise',
    payment: { status: 'em_analise', reviewUntil: expect.stringMatching(/^2026/) },
  });
  await later(23);
  expect((await chargesOf(number)).map(({ charge }) => charge?.status)).toEqual([
    'authorized',
    'review',
  ]);
  expect(await shop.stockOf(variantId)).toEqual([1, 1]);
  await later(2);
  expect(await read()).toMatchObject({ status: 'pago', payment: { status: 'capturado' } });
  expect(await audit(shop.app.pool)).toEqual({});
});

test.each([
  ['declined', DECLINED_LATER, 25],
  ['not decided', NEVER_DECIDED, 49],
] as const)('a review that ends %s releases the other card', async (_, card, hours) => {
  const { number, read, mails } = await buyWith([card, MASTER]);
  expect((await read()).status).toBe('em_analise');
  await later(hours);
  expect(await read()).toMatchObject({ status: 'aguardando_pagamento', may: { pay: true } });
  await nothingIsCharged(number);
  const subjects = (await mails()).map(({ subject }) => subject.replace(/^Pedido \S+ /, ''));
  expect(subjects).toEqual(['pagamento em análise', 'pagamento não aprovado']);
});

test('both in review: the order waits for the longer one', async () => {
  const { number, read } = await buyWith([APPROVED_LATER, APPROVED_LATER]);
  expect((await read()).status).toBe('em_analise');
  await later(25);
  expect((await read()).status).toBe('pago');
  expect((await chargesOf(number)).map(({ charge }) => charge?.status)).toEqual(['paid', 'paid']);
});

test('one in review and a bank that asks about the other: the question stays open', async () => {
  for (const asksFirst of [true, false]) {
    const { number, order, read } = await buyWith([CHALLENGED, NEVER_DECIDED]);
    expect(order).toMatchObject({
      ...{ status: 'em_analise' },
      payment: { status: 'em_analise', challengeUrl: expect.any(String) },
    });
    const [asked, reviewed] = await chargesOf(number);
    const steps = [asked?.providerId ?? '', reviewed?.providerId ?? ''];
    if (!asksFirst) steps.reverse();
    shop.gateway.bank.pay(steps[0] ?? '');
    await shop.gateway.messenger.idle();
    expect(await read()).toMatchObject(
      asksFirst
        ? { status: 'em_analise', payment: { challengeUrl: null } }
        : { status: 'aguardando_pagamento', payment: { challengeUrl: expect.any(String) } },
    );
    shop.gateway.bank.pay(steps[1] ?? '');
    await shop.gateway.messenger.idle();
    expect((await read()).status).toBe('pago');
    expect(await audit(shop.app.pool)).toEqual({});
  }
});

test('cancelled while one waits releases both; cancelled when paid refunds both', async () => {
  const waiting = await buyWith([MASTER, CHALLENGED]);
  await waiting.call(cancelOrder, { number: waiting.number });
  await nothingIsCharged(waiting.number);
  const paid = await buyWith([VISA, MASTER]);
  await paid.call(cancelOrder, { number: paid.number });
  await settle(paid.number);
  const refunded = await chargesOf(paid.number);
  expect(refunded.map(({ status }) => status)).toEqual(['estornado', 'estornado']);
  expect((await paid.read()).payment).toMatchObject({
    status: 'estornado',
    refunded: paid.order.total,
  });
});

test('another payment in the meantime releases both', async () => {
  const { number, call, order, read } = await buyWith([MASTER, CHALLENGED]);
  const cards = await twoCards(shop, [VISA, MASTER], 50_00);
  await call(payOrder, { number, expectedTotal: order.total, ...cards });
  expect(await read()).toMatchObject({ status: 'pago', payment: { status: 'capturado' } });
  await settle(number);
  expect((await chargesOf(number)).map(({ charge }) => charge?.status)).toEqual([
    ...['cancelled', 'cancelled', 'paid', 'paid'],
  ]);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('a card that can no longer be captured: the other one gets its money back', async () => {
  const { number, read } = await buyWith([VISA, NEVER_DECIDED]);
  const [first, second] = await chargesOf(number);
  shop.gateway.messenger.setMode('drop');
  shop.gateway.bank.pay(second?.providerId ?? '');
  shop.gateway.messenger.setMode('send');
  // Both are authorised now. The second is withdrawn between the two captures.
  const { services } = shop.app.api;
  const { capture } = services.payments;
  services.payments.capture = async (id) => {
    const captured = await capture(id);
    if (id === first?.providerId) {
      shop.gateway.messenger.setMode('drop');
      shop.gateway.bank.cancel(second?.providerId ?? '');
      shop.gateway.messenger.setMode('send');
    }
    return captured;
  };
  await later(1);
  services.payments.capture = capture;
  expect(await read()).toMatchObject({ status: 'aguardando_pagamento', may: { pay: true } });
  await settle(number);
  const [returned, gone] = await chargesOf(number);
  expect(returned).toMatchObject({ status: 'estornado', charge: { status: 'paid' } });
  expect(gone).toMatchObject({ status: 'expirado', charge: { status: 'cancelled' } });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('cancelled between the two captures: what was taken goes back', async () => {
  const { number, call, read } = await buyWith([CHALLENGED, MASTER]);
  const [first] = await chargesOf(number);
  const { services } = shop.app.api;
  const { capture } = services.payments;
  services.payments.capture = async (id) => {
    const captured = await capture(id);
    services.payments.capture = capture;
    await call(cancelOrder, { number });
    return captured;
  };
  shop.gateway.bank.pay(first?.providerId ?? '');
  await shop.gateway.messenger.idle();
  expect((await read()).status).toBe('cancelado');
  await settle(number);
  expect((await chargesOf(number)).map(({ status }) => status)).toEqual(['estornado', 'expirado']);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('one of the cards charged twice gives that back alone', async () => {
  const { number, order, read } = await buyWith([VISA, MASTER]);
  const [, second] = await chargesOf(number);
  shop.gateway.bank.payAgain(second?.providerId ?? '');
  await shop.gateway.messenger.idle();
  await settle(number);
  expect(await read()).toMatchObject({
    status: 'pago',
    payment: { amount: order.total, refunded: 0 },
  });
  const twin = (await chargesOf(number))[2];
  expect(twin).toMatchObject({ status: 'estornado' });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('lost answers, messages in any order and jobs at once end in one pair that is paid', async () => {
  const { messenger } = shop.gateway;
  for (const lost of [1, 2]) {
    shop.gateway.loseAnswers(lost);
    messenger.setMode('hold');
    const { number, read } = await buyWith([VISA, MASTER]);
    shop.app.clock.advance(2 * 60_000);
    const { services } = shop.app.api;
    const ids = (await chargesOf(number)).map(({ id }) => id);
    await Promise.all([
      reconcile(services, AbortSignal.timeout(30_000)),
      messenger.release({ reverse: true, times: 2 }),
      ...ids.map((id) => captureAuthorised(services, id, 'conferencia')),
    ]);
    messenger.setMode('send');
    await messenger.idle();
    await reconcile(services, AbortSignal.timeout(30_000));
    await messenger.idle();
    shop.app.clock.advance(2 * 60_000);
    await reconcile(services, AbortSignal.timeout(30_000));
    await messenger.idle();
    expect((await read()).status).toBe('pago');
    const charges = await chargesOf(number);
    expect(charges.map(({ charge }) => charge?.status)).toEqual(['paid', 'paid']);
    for (const { id } of charges) expect(await services.payments.find(id)).toHaveLength(1);
    expect(await audit(shop.app.pool)).toEqual({});
  }
});

test('a double click and two tabs are one order with one pair', async () => {
  const buyer = await shop.newBuyer();
  const variantId = await shop.putOne(3);
  await fillCart(buyer, variantId);
  const cards = await twoCards(shop, [VISA, MASTER]);
  const terms = { ...(await readTerms(buyer, 'cartao')), ...cards };
  const idempotencyKey = randomUUID();
  const other = { ...terms, ...(await twoCards(shop, [VISA, MASTER])) };
  const all = await Promise.all([
    buyer.call(placeOrder, terms, { idempotencyKey }),
    buyer.call(placeOrder, terms, { idempotencyKey }),
    buyer.call(placeOrder, other),
  ]);
  const [number = '', ...others] = new Set(all.map((order) => order.number));
  expect(others).toEqual([]);
  await shop.gateway.messenger.idle();
  expect((await chargesOf(number)).map(({ charge }) => charge?.status)).toEqual(['paid', 'paid']);
  expect(await shop.stockOf(variantId)).toEqual([2, 0]);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('each amount has its least, and its own instalments', async () => {
  const buyer = await shop.newBuyer();
  await fillCart(buyer, await shop.putOne(1));
  const terms = await readTerms(buyer, 'cartao');
  const total = terms.expectedTotal;
  const place = async (amount: number, instalments: [number, number]) => {
    const cards = await twoCards(shop, [VISA, MASTER], amount);
    return buyer.call(placeOrder, {
      ...{ ...terms, ...cards, instalments: instalments[0] },
      secondCard: { ...cards.secondCard, instalments: instalments[1] },
    });
  };
  for (const amount of [9_99, total - 9_99, total]) {
    await expect(place(amount, [1, 1])).rejects.toMatchObject({
      fields: { firstAmount: expect.stringContaining('R$\u00a010,00') },
    });
  }
  await expect(place(100_00, [9, 1])).rejects.toMatchObject({
    fields: { instalments: expect.stringContaining('primeiro cartão') },
  });
  await expect(place(30_00, [1, 2])).rejects.toMatchObject({
    fields: { secondInstalments: expect.stringContaining('segundo cartão') },
  });
  expect((await place(40_00, [1, 2])).status).toBe('pago');
});

test('the database has no third card, no open payment beside a pair, and no pair of two orders', async () => {
  const { number } = await buyWith([MASTER, CHALLENGED]);
  const { number: other } = await buyWith([MASTER, CHALLENGED]);
  const [first, second] = await chargesOf(number);
  const [foreign] = await chargesOf(other);
  const copy = (changes: string, from = second?.id) =>
    shop.app.pool.query(
      `INSERT INTO payment SELECT (jsonb_populate_record(payment, jsonb_build_object(
         'id', id + 1, 'provider_id', null) || $2)).* FROM payment WHERE id = $1`,
      [from, changes],
    );
  await expect(copy('{}')).rejects.toMatchObject({ constraint: 'payment_pair_key' });
  await expect(copy('{"pair_id": null}')).rejects.toMatchObject({ constraint: 'payment_open_key' });
  await expect(copy('{"amount_cents": 999}')).rejects.toMatchObject({
    constraint: 'payment_pair_check',
  });
  await expect(
    copy(JSON.stringify({ pair_id: Number(first?.id), status: 'expirado' }), foreign?.id),
  ).rejects.toMatchObject({ constraint: 'payment_pair_together' });
});

// The last one: a refund that staff give is in no return, as `audit` expects.
test('refunds go to the first card first, and never beyond what each paid', async () => {
  const { number, order, read } = await buyWith([VISA, MASTER]);
  const { services } = shop.app.api;
  const first = order.total - 100_00;
  const states = async () => {
    await settle(number);
    return (await read()).payment?.cards.map(({ refunded }) => refunded);
  };
  await refundOrder(services, number, 50_00);
  expect(await states()).toEqual([50_00, 0]);
  await refundOrder(services, number, first);
  expect(await states()).toEqual([first, 50_00]);
  await expect(refundOrder(services, number, 50_01)).rejects.toMatchObject({ code: 'not_allowed' });
  await refundOrder(services, number, null);
  expect(await states()).toEqual([first, 100_00]);
  expect((await read()).payment).toMatchObject({ status: 'estornado', refunded: order.total });
});
