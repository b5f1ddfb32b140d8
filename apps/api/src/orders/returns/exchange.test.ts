import { randomUUID } from 'node:crypto';
import { cancelReturn, getOrder, listExchanges, requestReturn } from '@arquiba/contract/orders';
import { mailOf } from '@arquiba/testing/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverOrder, shipOrder } from '../public/staff-orders.ts';
import { checkReturn, receiveReturn, refuseReturn, sendExchange } from '../public/staff-returns.ts';
import { audit } from '../testing/audit.ts';
import { type Buyer, type Buying, buy, openBuying } from '../testing/buying.ts';
import { expireReturns } from './drop-return.ts';

let shop: Buying;
const DAY = 86_400_000;

beforeAll(async () => {
  shop = await openBuying({ started: true });
});
afterAll(() => shop.app.close());

const services = () => shop.app.api.services;
const sent = { carrier: 'Correios', trackingCode: 'TR1BR' };

/** A frame in two colours, one of the first bought and received. */
async function receive(buyer: Buyer, stock: number[] = [3, 2], price = 19_990) {
  const [bought = '', other = ''] = (await shop.putFrame(stock, { price })).variants;
  const cardToken = await shop.gateway.token();
  const { number, lines } = await buy(buyer, bought, { method: 'cartao', cardToken });
  const dispatch = { carrier: 'Correios', trackingCode: 'A', trackingUrl: null, invoice: null };
  await shipOrder(services(), number, dispatch);
  await deliverOrder(services(), number);
  shop.app.clock.advance(1000);
  return { number, bought, other, lineId: lines[0]?.id ?? '' };
}

function wantOther({ number, lineId, other }: Awaited<ReturnType<typeof receive>>) {
  const lines = [{ lineId, quantity: 1, exchangeFor: other }];
  return { number, lines, kind: 'troca' as const, reason: 'visual' as const };
}

test('a colour is exchanged for another: reserved at once, sold when it is sent, and no money moves', async () => {
  const buyer = await shop.newBuyer();
  const order = await receive(buyer);
  const { number, bought, other } = order;
  const [offered] = await buyer.call(listExchanges, { number });
  expect(offered?.choices[0]).toMatchObject({ variantId: other });
  const asked = await buyer.call(requestReturn, wantOther(order));
  expect(asked).toMatchObject({
    status: 'devolucao_solicitada',
    returns: [{ kind: 'troca', lines: [{ exchange: { title: expect.any(String) } }] }],
  });
  expect(await shop.stockOf(other)).toEqual([2, 1]);
  const { email: to } = buyer.sent;
  const ready = await mailOf(shop.app, { to, subject: `Pedido ${number}: código de postagem` });
  expect(ready.text).toContain('guardadas para você');
  await expect(sendExchange(services(), number, sent)).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await receiveReturn(services(), { number, code: null });
  await checkReturn(services(), { number, code: null });
  expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'devolucao_solicitada' });
  expect(await shop.stockOf(bought)).toEqual([3, 0]);
  await sendExchange(services(), number, sent);
  const done = await buyer.call(getOrder, { number });
  expect(done).toMatchObject({
    ...{ status: 'entregue', lines: [{ returned: 1 }], may: { return: false } },
    returns: [{ status: 'trocada', sent: { carrier: 'Correios', code: 'TR1BR' } }],
    payment: { refunded: 0, status: 'capturado' },
  });
  expect(await shop.stockOf(other)).toEqual([1, 0]);
  const left = await mailOf(shop.app, { to, subject: `Pedido ${number}: troca enviada` });
  expect(left.text).toContain('TR1BR');
  expect(await audit(shop.app.pool)).toEqual({});
});

test('only what is in stock, another, and worth the same is taken', async () => {
  const buyer = await shop.newBuyer();
  const order = await receive(buyer, [3, 0], 21_990);
  const { number, lineId, bought } = order;
  const same = (await shop.putFrame([1], { price: 21_990 })).variants[0] ?? '';
  const expensive = (await shop.putFrame([1], { price: 30_000 })).variants[0] ?? '';
  const [offered] = await buyer.call(listExchanges, { number });
  expect(offered?.choices.map(({ variantId }) => variantId)).toEqual([same]);
  const ask = (exchangeFor?: string) =>
    buyer.call(requestReturn, {
      ...{ number, kind: 'troca' as const, reason: 'visual' as const },
      lines: [{ lineId, quantity: 1, ...(exchangeFor && { exchangeFor }) }],
    });
  await expect(ask()).rejects.toMatchObject({ fields: { exchange: expect.any(String) } });
  await expect(ask(expensive)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(ask(bought)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(ask(order.other)).rejects.toMatchObject({ code: 'out_of_stock' });
  expect((await buyer.call(getOrder, { number })).status).toBe('entregue');
  expect(await ask(same)).toMatchObject({ status: 'devolucao_solicitada' });
});

test('two tabs and a double click reserve once; withdrawing gives the units back', async () => {
  const buyer = await shop.newBuyer();
  const order = await receive(buyer, [3, 5]);
  const { number, other } = order;
  const options = { idempotencyKey: randomUUID() };
  const wanted = wantOther(order);
  const all = await Promise.allSettled([
    buyer.call(requestReturn, wanted, options),
    buyer.call(requestReturn, wanted, options),
    buyer.call(requestReturn, wanted, { idempotencyKey: randomUUID() }),
  ]);
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
  const { returns } = await buyer.call(getOrder, { number });
  expect(returns).toHaveLength(1);
  expect(await shop.stockOf(other)).toEqual([5, 1]);
  const withdraw = buyer.call(cancelReturn, { number, returnId: returns[0]?.id ?? '' });
  const received = receiveReturn(services(), { number, code: null });
  const race = await Promise.allSettled([withdraw, received]);
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const wasKept = race[0]?.status === 'fulfilled';
  expect(await shop.stockOf(other)).toEqual([5, wasKept ? 0 : 1]);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('the last unit is exchanged for by one of two buyers', async () => {
  const [one, two] = [await shop.newBuyer(), await shop.newBuyer()];
  const first = await receive(one, [3, 1]);
  await shop.app.pool.query('UPDATE product_color SET on_hand = 3 WHERE id = $1', [first.bought]);
  const cardToken = await shop.gateway.token();
  const { number, lines } = await buy(two, first.bought, { method: 'cartao', cardToken });
  const dispatch = { carrier: 'Correios', trackingCode: 'B', trackingUrl: null, invoice: null };
  await shipOrder(services(), number, dispatch);
  await deliverOrder(services(), number);
  const second = { ...first, number, lineId: lines[0]?.id ?? '' };
  const asked = await Promise.allSettled([
    one.call(requestReturn, wantOther(first)),
    two.call(requestReturn, wantOther(second)),
  ]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await shop.stockOf(first.other)).toEqual([1, 1]);
});

test('a parcel that comes late brings the money if what was chosen is gone', async () => {
  const buyer = await shop.newBuyer();
  const order = await receive(buyer, [3, 1]);
  const { number, other } = order;
  const asked = await buyer.call(requestReturn, wantOther(order));
  shop.app.clock.advance(11 * DAY);
  await expireReturns(services());
  expect(await shop.stockOf(other)).toEqual([1, 0]);
  await shop.app.pool.query('UPDATE product_color SET on_hand = 0 WHERE id = $1', [other]);
  await receiveReturn(services(), { number, code: null });
  await checkReturn(services(), { number, code: null });
  const refund = asked.returns[0]?.refund ?? 0;
  await expect
    .poll(async () => (await buyer.call(getOrder, { number })).payment?.refunded, {
      timeout: 20_000,
    })
    .toBe(refund);
  expect(await buyer.call(getOrder, { number })).toMatchObject({
    status: 'devolvido',
    returns: [{ kind: 'reembolso', lines: [{ exchange: null }] }],
  });
  await mailOf(shop.app, {
    to: buyer.sent.email,
    subject: `Pedido ${number}: troca por reembolso`,
  });
});

test('what is not in order goes back to the buyer, who reads why and may ask again', async () => {
  const buyer = await shop.newBuyer();
  const order = await receive(buyer);
  const { number, bought, other } = order;
  await buyer.call(requestReturn, wantOther(order));
  const refuse = () =>
    refuseReturn(services(), { number, code: null, reason: 'A lente veio riscada.', ...sent });
  await expect(refuse()).rejects.toMatchObject({ code: 'not_allowed' });
  await receiveReturn(services(), { number, code: null });
  await refuse();
  const refused = await buyer.call(getOrder, { number });
  expect(refused).toMatchObject({
    ...{ status: 'entregue', lines: [{ returned: 0 }], may: { return: true } },
    returns: [{ status: 'recusada', refusal: 'A lente veio riscada.', sent: { code: 'TR1BR' } }],
    payment: { refunded: 0 },
  });
  expect(await shop.stockOf(other)).toEqual([2, 0]);
  expect(await shop.stockOf(bought)).toEqual([2, 0]);
  const { email: to } = buyer.sent;
  const mail = await mailOf(shop.app, { to, subject: `Pedido ${number}: devolução recusada` });
  expect(mail.text).toContain('A lente veio riscada.');
  await expect(checkReturn(services(), { number, code: null })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  shop.app.clock.advance(1000);
  const again = await buyer.call(requestReturn, wantOther(order));
  expect(again.returns.map(({ status }) => status)).toEqual(['recusada', 'solicitada']);
});
