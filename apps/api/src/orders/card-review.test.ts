import {
  cancelOrder,
  getOrder,
  getOrderPayments,
  lookUpOrder,
  payOrder,
} from '@arquiba/contract/orders';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAtProvider } from '../payments/close-at-provider.ts';
import { reconcile } from '../payments/reconcile.ts';
import { expireOverdue } from './expire-overdue.ts';
import { listOrdersForStaff } from './public/staff-list.ts';
import { audit } from './testing/audit.ts';
import { type Buying, buy, openBuying } from './testing/buying.ts';

let shop: Buying;
const HOUR = 3_600_000;
const APPROVED_LATER = '4000000000000259';
const DECLINED_LATER = '4000000000000267';
const NEVER_DECIDED = '4000000000000275';

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

/** One unit bought with a card that goes into review. */
async function buyWith(card: string) {
  const buyer = await shop.newBuyer();
  const variantId = await shop.putOne(1);
  const cardToken = await shop.gateway.token(card);
  const order = await buy(buyer, variantId, { method: 'cartao', cardToken });
  // In the process: sessions end while the days pass.
  const call = shop.app.api.callAs(buyer.id);
  const { number } = order;
  return {
    ...{ buyer, call, number, order, variantId },
    read: () => call(getOrder, { number }),
    subjects: async () =>
      (await queuedMails(shop.app, buyer.sent.email)).map(({ subject }) =>
        subject.replace(/^Pedido \S+ /, ''),
      ),
  };
}

/** Time passes, and the jobs of the shop run. */
async function later(hours: number) {
  const { clock, api } = shop.app;
  clock.advance(hours * HOUR);
  await reconcile(api.services, new AbortController().signal);
  await expireOverdue(api.services);
  await shop.gateway.messenger.idle();
}

test('a card in review is its own state, and is approved a day later', async () => {
  const { buyer, call, number, order, variantId, read, subjects } = await buyWith(APPROVED_LATER);
  expect(order).toMatchObject({
    ...{ status: 'em_analise', may: { pay: false, cancel: true } },
    payment: { status: 'em_analise', reviewUntil: '2026-03-12T12:00:00.000Z' },
    heldUntil: '2026-03-12T13:00:00.000Z',
  });
  expect(await subjects()).toEqual(['pagamento em análise']);
  expect(await call(getOrderPayments, { number })).toEqual([]);
  await expect(
    call(payOrder, { number, method: 'pix', expectedTotal: order.total }),
  ).rejects.toMatchObject({ code: 'not_allowed', message: expect.stringContaining('em análise') });
  const email = buyer.sent.email;
  expect(await shop.app.call(lookUpOrder, { number, email })).toMatchObject({
    status: 'em_analise',
  });
  const { db } = shop.app.api.services;
  const listed = await listOrdersForStaff(db, { status: 'em_analise', limit: 10 });
  expect(listed).toMatchObject([{ number }]);

  await later(23);
  expect((await read()).status).toBe('em_analise');
  expect(await shop.stockOf(variantId)).toEqual([1, 1]);
  await later(2);
  expect(await read()).toMatchObject({
    ...{ status: 'pago', heldUntil: null },
    payment: { status: 'capturado', reviewUntil: null },
  });
  expect(await shop.stockOf(variantId)).toEqual([0, 0]);
  expect(await subjects()).toEqual(['pagamento em análise', 'pagamento confirmado']);
});

test('declined a day later it waits for another payment', async () => {
  const { call, number, variantId, read, subjects } = await buyWith(DECLINED_LATER);
  await later(25);
  const declined = await read();
  expect(declined).toMatchObject({
    ...{ status: 'aguardando_pagamento', may: { pay: true } },
    payment: { status: 'recusado', problem: expect.any(String) },
  });
  const left = Date.parse(declined.heldUntil ?? '') - shop.app.clock.now().getTime();
  expect(left).toBe(24 * HOUR);
  expect(await subjects()).toEqual(['pagamento em análise', 'pagamento não aprovado']);
  const ways = await call(getOrderPayments, { number });
  const expectedTotal = ways.find(({ method }) => method === 'pix')?.total ?? 0;
  await call(payOrder, { number, method: 'pix', expectedTotal });
  await shop.pay(await shop.chargeOf(number));
  expect((await read()).status).toBe('pago');
  expect(await shop.stockOf(variantId)).toEqual([0, 0]);
});

test('a review that nobody decides ends, and then the order does', async () => {
  const { number, variantId, read, subjects } = await buyWith(NEVER_DECIDED);
  await later(48);
  expect(await read()).toMatchObject({
    ...{ status: 'aguardando_pagamento', payment: { status: 'expirado' } },
  });
  expect(shop.gateway.bank.look(await shop.chargeOf(number)).status).toBe('expired');
  expect(await shop.stockOf(variantId)).toEqual([1, 1]);
  await later(25);
  expect((await read()).status).toBe('expirado');
  expect(await shop.stockOf(variantId)).toEqual([1, 0]);
  expect(await subjects()).toEqual([
    'pagamento em análise',
    'pagamento não aprovado',
    'prazo vencido',
  ]);
});

test('cancelled during the review: nothing can be charged any more', async () => {
  const { call, number, order, variantId } = await buyWith(APPROVED_LATER);
  expect(await call(cancelOrder, { number })).toMatchObject({ status: 'cancelado' });
  expect(await shop.stockOf(variantId)).toEqual([1, 0]);
  await closeAtProvider(shop.app.api.services, order.payment?.id ?? '');
  expect(shop.gateway.bank.look(await shop.chargeOf(number)).status).toBe('cancelled');
});

test('approved, declined and cancelled in one moment, in any order: the books agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { call, number, read } = await buyWith(NEVER_DECIDED);
    const charge = await shop.chargeOf(number);
    shop.gateway.messenger.setMode('hold');
    if (round % 2 === 0) shop.gateway.bank.pay(charge);
    else shop.gateway.bank.decline(charge, 'suspected_fraud');
    const cardToken = await shop.gateway.token();
    const { total } = await read();
    shop.gateway.messenger.setMode('send');
    await Promise.allSettled([
      shop.gateway.messenger.release(),
      call(cancelOrder, { number }),
      call(payOrder, { number, method: 'cartao', expectedTotal: total, cardToken }),
    ]);
    await shop.gateway.messenger.idle();
    expect((await read()).status).toBe('cancelado');
    expect(await audit(shop.app.pool)).toEqual({});
  }
});
