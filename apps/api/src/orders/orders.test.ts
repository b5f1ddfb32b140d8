import { formatBoletoLine } from '@arquiba/brazil/boleto';
import { formatBrl } from '@arquiba/brazil/money';
import { createAddress } from '@arquiba/contract/addresses';
import { addToCart, getCart, setCartLine, setCoupon } from '@arquiba/contract/cart';
import { listNotifications } from '@arquiba/contract/notifications';
import {
  buyAgain,
  cancelOrder,
  getCheckout,
  getOrder,
  getOrderPayments,
  listOrders,
  lookUpOrder,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import type { Mail } from '../platform/ports/mailer.ts';
import { newAddress } from '../platform/testing/address-samples.ts';
import { expireOverdue } from './expire-overdue.ts';
import { tellShop } from './tell-shop.ts';
import { type Buying, buy, fillCart, openBuying, readTerms } from './testing/buying.ts';

let shop: Buying;
const MINUTE = 60_000;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

const subjects = async (email: string) =>
  (await queuedMails(shop.app, email)).map(({ subject }) => subject.replace(/^Pedido \S+ ?/, ''));

describe('buying', () => {
  test('by Pix: the order holds the units, the payment sells them', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(3);
    await fillCart(buyer, variantId, 2);
    const checkout = await buyer.call(getCheckout, {
      addressId: buyer.addressId,
      service: 'expressa',
    });
    expect(checkout).toMatchObject({ buyer: { document: expect.stringContaining('•') } });
    expect(checkout.payments.map(({ method, total }) => [method, total])).toEqual([
      ['pix', 39_980 - 1999 + 2790],
      ['cartao', 42_770],
      ['boleto', 42_770],
      ['carteira', 42_770],
    ]);
    const terms = await readTerms(buyer, 'pix', 'expressa');
    const order = await buyer.call(placeOrder, terms);
    expect(order).toMatchObject({
      ...{ status: 'aguardando_pagamento', subtotal: 39_980, discount: 0, methodDiscount: 1999 },
      ...{ total: 40_771, heldUntil: '2026-03-10T13:00:00.000Z', returnUntil: null },
      freight: { service: 'expressa', price: 2790, arrivesBy: '2026-03-12' },
      payment: { method: 'pix', status: 'pendente', amount: 40_771 },
      may: { pay: true, cancel: true, return: false, review: false },
      timeline: [{ status: 'aguardando_pagamento', text: 'Pedido feito' }],
    });
    expect(order.number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await shop.stockOf(variantId)).toEqual([3, 2]);
    expect((await buyer.call(getCart, {})).lines).toEqual([]);
    await shop.pay(await shop.chargeOf(order.number));
    const paid = await buyer.call(getOrder, { number: order.number });
    expect(paid).toMatchObject({
      status: 'pago',
      heldUntil: null,
      payment: { status: 'capturado' },
    });
    expect(await shop.stockOf(variantId)).toEqual([1, 0]);
    expect(await subjects(buyer.sent.email)).toEqual([
      expect.stringContaining('falta o pagamento'),
      expect.stringContaining('pagamento confirmado'),
    ]);
    const { items } = await buyer.call(listOrders, {});
    expect(items.map(({ number, status }) => [number, status])).toEqual([[order.number, 'pago']]);
    const notices = (await buyer.call(listNotifications, { filter: 'shop' })).items;
    expect(notices.map(({ kind, path, count }) => ({ kind, path, count }))).toEqual(
      Array(2).fill({ kind: 'order', path: `/minha-conta/pedidos/${order.number}`, count: 1 }),
    );
    expect(notices.map(({ title }) => title).toSorted()).toEqual([
      `Pedido ${order.number}: falta o pagamento`,
      `Pedido ${order.number}: pagamento confirmado`,
    ]);
  });

  test('the mail has the code that pays; five declined tries are one mail; the shop is told', async () => {
    const buyer = await shop.newBuyer();
    const { email: to } = buyer.sent;
    const mails = async (address: string) => {
      const { rows } = await shop.app.pool.query(
        `SELECT payload FROM outbox WHERE topic = 'mail.queued' AND payload->>'to' = $1 ORDER BY id`,
        [address],
      );
      return rows.map(({ payload }) => payload as Mail);
    };
    const boleto = await buy(buyer, await shop.putOne(1, 50_000), { method: 'boleto' });
    const pix = await buy(buyer, await shop.putOne(1));
    const [first, second] = await mails(to);
    expect(first?.text).toContain(formatBoletoLine(boleto.payment?.boleto?.line ?? ''));
    expect(first?.text).toContain('Frete Econômica: Grátis');
    expect(second?.text).toContain(pix.payment?.pix?.code);
    expect(second?.text).toContain(`Desconto do Pix: −${formatBrl(pix.methodDiscount)}`);
    expect(second).toMatchObject({ from: 'shop', html: expect.stringContaining('alt="1 × ') });
    const cardToken = await shop.gateway.token('4000000000000002');
    const { number, total } = await buy(buyer, await shop.putOne(1), {
      method: 'cartao',
      cardToken,
    });
    for (let tries = 0; tries < 4; tries += 1) {
      shop.app.clock.advance(MINUTE);
      await buyer.call(payOrder, {
        ...{ number, method: 'cartao', expectedTotal: total },
        cardToken: await shop.gateway.token('4000000000000002'),
      });
    }
    const declined = (await mails(to)).filter(({ subject }) => subject.endsWith('recusado'));
    expect(declined).toHaveLength(1);
    await shop.pay(await shop.chargeOf(pix.number));
    const { rows } = await shop.app.pool.query(
      `SELECT payload->>'orderId' AS id FROM outbox WHERE topic = 'order.paid'
       AND payload->>'orderId' = (SELECT id::text FROM shop_order WHERE number = $1)`,
      [pix.number],
    );
    await tellShop(shop.app.api.services, { orderId: rows[0].id });
    expect(await mails(shop.app.api.services.ordersEmail)).toMatchObject([
      { replyTo: to, subject: expect.stringContaining(`Novo pedido ${pix.number}`) },
    ]);
  });

  test('by card: declined, then another way; the order costs what that way costs', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(1);
    const declined = await shop.gateway.token('4000000000000002');
    const order = await buy(buyer, variantId, { method: 'cartao', cardToken: declined });
    expect(order).toMatchObject({
      ...{ status: 'aguardando_pagamento', payment: { status: 'recusado' } },
      payment: { problem: expect.any(String) },
    });
    const { number } = order;
    shop.app.clock.advance(MINUTE);
    const ways = await buyer.call(getOrderPayments, { number });
    const pix = ways.find(({ method }) => method === 'pix');
    const wrong = { number, method: 'pix', expectedTotal: order.total } as const;
    await expect(buyer.call(payOrder, wrong)).rejects.toMatchObject({ code: 'price_changed' });
    const again = await buyer.call(payOrder, {
      ...{ number, method: 'pix', expectedTotal: pix?.total ?? 0 },
    });
    expect(again).toMatchObject({ total: pix?.total, methodDiscount: pix?.methodDiscount });
    shop.app.clock.advance(MINUTE);
    const cardToken = await shop.gateway.token();
    const expectedTotal = order.total;
    const paid = await buyer.call(payOrder, {
      ...{ number, method: 'cartao', instalments: 3, cardToken, expectedTotal },
    });
    expect(paid).toMatchObject({ status: 'pago', total: order.total, methodDiscount: 0 });
    expect(paid.payment).toMatchObject({ status: 'capturado', instalments: 3 });
    await expect(buyer.call(payOrder, { ...wrong })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await buyer.call(getOrderPayments, { number })).toEqual([]);
  });

  test('by boleto: the units are kept until it has had time to arrive', async () => {
    const buyer = await shop.newBuyer();
    const order = await buy(buyer, await shop.putOne(1), { method: 'boleto' });
    // Tuesday 10 March: due on Friday, plus three business days to clear.
    expect(order.payment?.boleto).toMatchObject({ dueDate: '2026-03-13' });
    expect(order.heldUntil).toBe('2026-03-19T02:59:59.999Z');
  });
});

describe('what disagrees is refused', () => {
  test('an altered price, quote, address or number of parts', async () => {
    const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
    const variantId = await shop.putOne(5);
    const empty = await readTerms(buyer);
    await expect(buyer.call(placeOrder, { ...empty, freightQuoteId: '1' })).rejects.toMatchObject({
      code: 'cart_empty',
    });
    await fillCart(buyer, variantId);
    const terms = await readTerms(buyer);
    const elsewhere = { ...newAddress(buyer), cep: '01310-100', uf: 'SP' as const };
    const { id: farId } = await buyer.call(createAddress, elsewhere);
    const cardToken = await shop.gateway.token();
    for (const [changes, refusal] of [
      [{ expectedTotal: terms.expectedTotal - 1 }, { code: 'price_changed' }],
      [{ expectedTotal: 0 }, { code: 'price_changed' }],
      [{ expectedGoods: `${variantId}x2` }, { code: 'price_changed' }],
      [{ freightQuoteId: '71' }, { code: 'quote_expired' }],
      [{ addressId: farId }, { code: 'quote_expired' }],
      [{ addressId: other.addressId }, { code: 'not_found' }],
      [{ method: 'cartao' }, { fields: { cardToken: expect.any(String) } }],
      [{ cardToken }, { fields: { cardToken: expect.any(String) } }],
      [{ instalments: 2 }, { fields: { instalments: expect.any(String) } }],
      [{ instalments: 11 }, { code: 'invalid_input' }],
      [{ accepted: false }, { fields: { accepted: expect.any(String) } }],
    ] as const) {
      const sent = buyer.call(placeOrder, { ...terms, ...changes } as typeof terms);
      await expect(sent, JSON.stringify(changes)).rejects.toMatchObject(refusal);
    }
    await buyer.call(addToCart, { variantId });
    await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({
      code: 'price_changed',
      message: 'O carrinho mudou. Confira os itens e o total antes de pagar.',
    });
    const fresh = await readTerms(buyer);
    // The same quantity of another frame with the same price and weight.
    const twin = await shop.putOne(5);
    await buyer.call(setCartLine, { variantId, quantity: 0 });
    await buyer.call(addToCart, { variantId: twin, quantity: 2 });
    expect(await readTerms(buyer)).toMatchObject({ expectedTotal: fresh.expectedTotal });
    await expect(buyer.call(placeOrder, fresh)).rejects.toMatchObject({
      code: 'price_changed',
      message: 'O carrinho mudou. Confira os itens e o total antes de pagar.',
    });
    await buyer.call(setCartLine, { variantId: twin, quantity: 0 });
    await buyer.call(addToCart, { variantId, quantity: 2 });
    shop.app.clock.advance(31 * MINUTE);
    await expect(buyer.call(placeOrder, fresh)).rejects.toMatchObject({ code: 'quote_expired' });
    expect(await shop.stockOf(variantId)).toEqual([5, 0]);
    expect((await buyer.call(listOrders, {})).items).toEqual([]);
  });

  test('more than a person buys', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(10, 100_000_00);
    await expect(buy(buyer, variantId, { quantity: 10 })).rejects.toMatchObject({
      code: 'cart_full',
      message: 'Para compras acima de R$\u00a0500.000,00, fale com o Atendimento.',
    });
    expect(await shop.stockOf(variantId)).toEqual([10, 0]);
  });

  test('another account’s order is not there', async () => {
    const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
    const { number } = await buy(buyer, await shop.putOne(1));
    const notFound = { code: 'not_found' };
    await expect(other.call(getOrder, { number })).rejects.toMatchObject(notFound);
    await expect(other.call(cancelOrder, { number })).rejects.toMatchObject(notFound);
    await expect(other.call(buyAgain, { number })).rejects.toMatchObject(notFound);
    const pay = { number, method: 'pix', expectedTotal: 1 } as const;
    await expect(other.call(payOrder, pay)).rejects.toMatchObject(notFound);
    const email = other.sent.email;
    await expect(shop.app.call(lookUpOrder, { number, email })).rejects.toMatchObject(notFound);
    const seen = await shop.app.call(lookUpOrder, { number, email: buyer.sent.email });
    const said = ` pedido nº ${number.toLowerCase().replace('-', ' ')} `;
    expect(await shop.app.call(lookUpOrder, { number: said, email: buyer.sent.email })).toEqual(
      seen,
    );
    expect(Object.keys(seen).toSorted()).toEqual([
      ...['createdAt', 'number', 'shipment', 'status', 'timeline'],
    ]);
  });
});

describe('time and change of mind', () => {
  test('what is not paid in time goes back; a late payment takes it again', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(1);
    const { number } = await buy(buyer, variantId);
    const charge = await shop.chargeOf(number);
    shop.app.clock.advance(59 * MINUTE);
    await expireOverdue(shop.app.api.services);
    expect(await shop.stockOf(variantId)).toEqual([1, 1]);
    shop.app.clock.advance(2 * MINUTE);
    await expireOverdue(shop.app.api.services);
    expect(await shop.stockOf(variantId)).toEqual([1, 0]);
    const expired = await buyer.call(getOrder, { number });
    expect(expired).toMatchObject({ status: 'expirado', payment: { status: 'expirado' } });
    await shop.pay(charge, { late: true });
    expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'pago' });
    expect(await shop.stockOf(variantId)).toEqual([0, 0]);
  });

  test('a Pix that is over leaves the order its units, and another takes its place', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(1);
    const { number, total, payment: first } = await buy(buyer, variantId);
    shop.app.clock.advance(31 * MINUTE);
    await reconcile(shop.app.api.services, new AbortController().signal);
    expect(await buyer.call(getOrder, { number })).toMatchObject({
      ...{ status: 'aguardando_pagamento', may: { pay: true } },
      payment: { id: first?.id, status: 'expirado' },
    });
    expect(await shop.stockOf(variantId)).toEqual([1, 1]);
    const again = await buyer.call(payOrder, { number, method: 'pix', expectedTotal: total });
    expect(again.payment).toMatchObject({ status: 'pendente' });
    expect(again.payment?.pix?.code).not.toBe(first?.pix?.code);
    await shop.pay(await shop.chargeOf(number));
    expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'pago' });
  });

  test('a late payment of what is gone is given back', async () => {
    const [late, quick] = [await shop.newBuyer(), await shop.newBuyer()];
    const variantId = await shop.putOne(1);
    const { number } = await buy(late, variantId);
    const charge = await shop.chargeOf(number);
    shop.app.clock.advance(61 * MINUTE);
    await expireOverdue(shop.app.api.services);
    const cardToken = await shop.gateway.token();
    await buy(quick, variantId, { method: 'cartao', cardToken });
    await shop.pay(charge, { late: true });
    expect(await late.call(getOrder, { number })).toMatchObject({ status: 'expirado' });
    const { rows } = await shop.app.pool.query(
      `SELECT captured_cents, returning_cents FROM payment WHERE order_number = $1`,
      [number],
    );
    expect(rows[0].returning_cents).toBe(rows[0].captured_cents);
    expect(await shop.stockOf(variantId)).toEqual([0, 0]);
    expect((await subjects(late.sent.email)).at(-1)).toContain('pagamento devolvido');
  });

  test('cancelled before it is sent: units, coupon and money go back', async () => {
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(2);
    await shop.app.pool.query(
      `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, max_uses, uses, created_at)
       VALUES ('UMAVEZ', 'percentual', 1000, 0, '2026-01-01', 1, 0, '2026-01-01')`,
    );
    const uses = async () =>
      (await shop.app.pool.query(`SELECT uses FROM coupon WHERE code = 'UMAVEZ'`)).rows[0].uses;
    await fillCart(buyer, variantId);
    await buyer.call(setCoupon, { code: 'UMAVEZ' });
    const cardToken = await shop.gateway.token();
    const paid = await buyer.call(placeOrder, { ...(await readTerms(buyer, 'cartao')), cardToken });
    expect(paid).toMatchObject({ status: 'pago', couponCode: 'UMAVEZ', discount: 1999 });
    expect(await uses()).toBe(1);
    const { number } = paid;
    const cancelled = await buyer.call(cancelOrder, { number });
    expect(cancelled).toMatchObject({ status: 'cancelado', may: { cancel: false } });
    expect(await shop.stockOf(variantId)).toEqual([2, 0]);
    expect(await uses()).toBe(0);
    const { rows } = await shop.app.pool.query(
      'SELECT returning_cents FROM payment WHERE order_number = $1',
      [number],
    );
    expect(rows[0].returning_cents).toBe(paid.total);
    await expect(buyer.call(cancelOrder, { number })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const cart = await buyer.call(buyAgain, { number });
    expect(cart.lines).toMatchObject([{ variantId, quantity: 1 }]);
  });
});

test('the books: sums, steps and history are kept by the database', async () => {
  const buyer = await shop.newBuyer();
  const { number } = await buy(buyer, await shop.putOne(1));
  const { pool } = shop.app;
  const change = (set: string) =>
    pool.query(`UPDATE shop_order SET ${set} WHERE number = $1`, [number]);
  await expect(change('total_cents = total_cents + 1')).rejects.toMatchObject({
    constraint: 'shop_order_sum_check',
  });
  await expect(change("status = 'entregue', held_until = NULL")).rejects.toMatchObject({
    constraint: 'shop_order_steps',
  });
  for (const statement of ['UPDATE order_event SET text = text', 'DELETE FROM order_event']) {
    await expect(pool.query(statement)).rejects.toMatchObject({ constraint: 'history' });
  }
});
