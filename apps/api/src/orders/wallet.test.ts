import {
  cancelOrder,
  checkPayment,
  getCheckout,
  getOrder,
  getOrderPayments,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobs } from '../payments/jobs.ts';
import { reconcile } from '../payments/reconcile.ts';
import { type Buying, buy, fillCart, openBuying, readTerms } from './testing/buying.ts';
import { buyAsGuest, openGuest } from './testing/guest.ts';

const WALLET = 'Carteira de demonstração';
const MINUTE_MS = 60_000;

let shop: Buying;
let variantId: string;

beforeAll(async () => {
  shop = await openBuying();
  variantId = await shop.putOne(100);
});
afterEach(() => shop.gateway.messenger.setMode('send'));
afterAll(() => shop.app.close());

async function buyByWallet() {
  const buyer = await shop.newBuyer();
  const order = await buy(buyer, variantId, { method: 'carteira' });
  const { number } = order;
  return { buyer, order, number, read: () => buyer.call(getOrder, { number }) };
}

/** Presses a button of the wallet's page, and waits until the shop has heard of it. */
async function press(page: string | null | undefined, button: 'aprovar' | 'recusar') {
  const { pathname } = new URL(page ?? '');
  const answer = await fetch(`${shop.gateway.settings.url}${pathname}/${button}`, {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(303);
  await shop.gateway.messenger.idle();
  return answer.headers.get('location');
}

async function runJob(topic: string, name: string) {
  await runAnnounced(shop.app, topic, ...jobs.filter((job) => job.name === name));
}

test('the wallet is named and costs the full price; paid on its page, the order is paid, and can be refunded', async () => {
  const { buyer, order, number, read } = await buyByWallet();
  expect(order).toMatchObject({
    ...{ status: 'aguardando_pagamento', methodDiscount: 0, may: { pay: true } },
    payment: { method: 'carteira', wallet: WALLET, status: 'pendente', simulationUrl: null },
  });
  const ways = await buyer.call(getOrderPayments, { number });
  expect(ways.map(({ method, wallet }) => [method, wallet])).toEqual([
    ...[
      ['pix', null],
      ['cartao', null],
    ],
    ...[
      ['boleto', null],
      ['carteira', WALLET],
    ],
  ]);
  const back = await press(order.payment?.challengeUrl, 'aprovar');
  expect(new URL(back ?? '').pathname).toBe(`/checkout/pedido/${number}`);
  expect(await read()).toMatchObject({
    status: 'pago',
    payment: { status: 'capturado', wallet: WALLET, challengeUrl: null },
  });
  await buyer.call(cancelOrder, { number });
  await runJob('payment.refund-requested', 'payments.refund');
  expect((await read()).payment).toMatchObject({ status: 'estornado', refunded: order.total });
});

test('refused in the wallet, it can be paid otherwise', async () => {
  const { buyer, order, number, read } = await buyByWallet();
  await press(order.payment?.challengeUrl, 'recusar');
  expect(await read()).toMatchObject({
    ...{ status: 'aguardando_pagamento', may: { pay: true } },
    payment: { status: 'recusado', problem: expect.stringContaining('carteira') },
  });
  const again = await buyer.call(payOrder, {
    ...{ number, method: 'carteira', expectedTotal: order.total },
  });
  await press(again.payment?.challengeUrl, 'aprovar');
  expect((await read()).status).toBe('pago');
});

test('left without paying, it stays payable; another way closes the wallet’s page', async () => {
  const { buyer, order, number, read } = await buyByWallet();
  expect(await buyer.call(checkPayment, { number })).toMatchObject({
    ...{ status: 'aguardando_pagamento', may: { pay: true } },
    payment: { status: 'pendente', challengeUrl: order.payment?.challengeUrl },
  });
  const ways = await buyer.call(getOrderPayments, { number });
  const pix = ways.find(({ method }) => method === 'pix');
  await buyer.call(payOrder, { number, method: 'pix', expectedTotal: pix?.total ?? 0 });
  await runJob('payment.closed', 'payments.close');
  await press(order.payment?.challengeUrl, 'aprovar');
  expect(await read()).toMatchObject({
    status: 'aguardando_pagamento',
    payment: { method: 'pix', status: 'pendente' },
  });
});

test('a message that is lost is asked for, and after its time it is over', async () => {
  shop.gateway.messenger.setMode('drop');
  const { buyer, order, number } = await buyByWallet();
  await press(order.payment?.challengeUrl, 'aprovar');
  expect((await buyer.call(checkPayment, { number })).status).toBe('pago');

  const left = await buyByWallet();
  shop.app.clock.advance(31 * MINUTE_MS);
  await reconcile(shop.app.api.services, new AbortController().signal);
  expect(await left.read()).toMatchObject({
    ...{ status: 'aguardando_pagamento', may: { pay: true } },
    payment: { status: 'expirado', challengeUrl: null },
  });
});

test('a guest pays by wallet too, and no card goes with it', async () => {
  const guest = openGuest(shop.app);
  const { number, payment } = await buyAsGuest(guest, variantId, { method: 'carteira' });
  await press(payment?.challengeUrl, 'aprovar');
  expect((await guest.call(getOrder, { number })).status).toBe('pago');

  const buyer = await shop.newBuyer();
  await fillCart(buyer, variantId);
  const terms = await readTerms(buyer, 'carteira');
  await expect(
    buyer.call(placeOrder, { ...terms, cardToken: await shop.gateway.token() }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(buyer.call(placeOrder, { ...terms, instalments: 2 })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect((await buyer.call(getCheckout, {})).cart.lines).toHaveLength(1);
});
