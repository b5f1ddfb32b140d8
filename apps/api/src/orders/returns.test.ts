import { formatBrl } from '@arquiba/brazil/money';
import { addToCart } from '@arquiba/contract/cart';
import { getOrder, listOrders, placeOrder, requestReturn } from '@arquiba/contract/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeArrived } from './complete-arrived.ts';
import { listOrdersForStaff, showOrderToStaff } from './public/staff-list.ts';
import {
  cancelByStaff,
  deliverOrder,
  prepareOrder,
  receiveReturn,
  refundOrder,
  shipOrder,
} from './public/staff-orders.ts';
import { purgeOrders } from './purge-queries.ts';
import { type Buyer, type Buying, buy, fillCart, openBuying, readTerms } from './testing/buying.ts';

let shop: Buying;
const DAY = 86_400_000;
const dispatch = {
  ...{ carrier: 'Correios', trackingCode: 'AA123456789BR', trackingUrl: null },
  invoice: { key: '4'.repeat(44), url: 'https://nota.exemplo.com.br/4' },
};

beforeAll(async () => {
  // Started, so that the jobs carry out refunds.
  shop = await openBuying({ started: true });
});
afterAll(() => shop.app.close());

const services = () => shop.app.api.services;

/** Paid by card, sent and received. */
async function arrive(
  buyer: Buyer,
  number: string,
  invoice: typeof dispatch.invoice | null = null,
) {
  await shipOrder(services(), number, { ...dispatch, invoice });
  await deliverOrder(services(), number);
  return buyer.call(getOrder, { number });
}

async function buyTwo(buyer: Buyer) {
  const [one, two] = [await shop.putOne(5, 10_001), await shop.putOne(5, 7003)];
  await fillCart(buyer, one, 2);
  await buyer.call(addToCart, { variantId: two });
  const cardToken = await shop.gateway.token();
  const order = await buyer.call(placeOrder, { ...(await readTerms(buyer, 'cartao')), cardToken });
  return { order, one, two };
}

/** Resolves when the provider has refunded the money. */
async function refunded(buyer: Buyer, number: string, cents: number) {
  await expect
    .poll(async () => (await buyer.call(getOrder, { number })).payment?.refunded, {
      timeout: 20_000,
    })
    .toBe(cents);
}

describe('the way of an order through the shop', () => {
  test('paid, prepared, sent, received, done; each step only from the one before', async () => {
    const buyer = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number } = order;
    expect(order.status).toBe('pago');
    await expect(deliverOrder(services(), number)).rejects.toMatchObject({ code: 'not_allowed' });
    await prepareOrder(services(), number);
    const packed = await buyer.call(getOrder, { number });
    expect(packed).toMatchObject({ status: 'em_separacao', shipment: { status: 'preparando' } });
    const arrived = await arrive(buyer, number, dispatch.invoice);
    expect(arrived).toMatchObject({
      ...{ status: 'entregue', invoice: dispatch.invoice },
      shipment: { status: 'entregue', carrier: 'Correios', trackingCode: 'AA123456789BR' },
      ...{ may: { cancel: false, return: true, review: true } },
    });
    expect(arrived.timeline.map(({ text }) => text)).toEqual([
      ...['Pedido feito', 'Pagamento confirmado', 'Em separação'],
      ...['Enviado por Correios, código AA123456789BR', 'Entregue'],
    ]);
    await expect(cancelByStaff(services(), number)).rejects.toMatchObject({ code: 'not_allowed' });
    shop.app.clock.advance(8 * DAY);
    await completeArrived(services());
    expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'concluido' });
    const listed = await listOrdersForStaff(services().db, { status: 'concluido', limit: 10 });
    expect(listed).toMatchObject([{ number, units: 3, buyer: buyer.sent.name }]);
    const whole = await showOrderToStaff(services().db, number);
    expect(whole?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(whole).toMatchObject({ invoice: dispatch.invoice, order: { status: 'concluido' } });
    expect(await showOrderToStaff(services().db, 'AAAA-AAAA')).toBeNull();
  });

  test('staff gives money back, never more than was paid', async () => {
    const buyer = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number, total } = order;
    await refundOrder(services(), number, 1000);
    await refunded(buyer, number, 1000);
    await expect(refundOrder(services(), number, total)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(await refundOrder(services(), number, null)).toBe(total - 1000);
    await refunded(buyer, number, total);
    const { timeline } = await buyer.call(getOrder, { number });
    const told = [`${formatBrl(1000)} até agora`, formatBrl(total)].map(
      (sum) => `Reembolso feito: ${sum}`,
    );
    expect(timeline.map(({ text }) => text)).toEqual(expect.arrayContaining(told));
  });
});

describe('a return', () => {
  test('of a part and then of the rest gives back every cent, with the freight', async () => {
    const buyer = await shop.newBuyer();
    const { order, one, two } = await buyTwo(buyer);
    const { number, total } = order;
    const { lines } = await arrive(buyer, number);
    const [first, second] = lines.map(({ id }) => id) as [string, string];
    const asked = await buyer.call(requestReturn, {
      number,
      lines: [{ lineId: first, quantity: 1 }],
    });
    expect(asked).toMatchObject({ status: 'devolucao_solicitada', returns: [{}] });
    const part = asked.returns[0]?.refund ?? 0;
    // A little more than a third: its share of goods and freight.
    expect(Math.abs(part - (total * 10_001) / 27_005)).toBeLessThan(1);
    await expect(
      buyer.call(requestReturn, { number, lines: [{ lineId: first, quantity: 2 }] }),
    ).rejects.toMatchObject({ fields: { lines: expect.stringContaining('restam 1') } });
    await receiveReturn(services(), number);
    await refunded(buyer, number, part);
    const back = await buyer.call(getOrder, { number });
    expect(back).toMatchObject({ status: 'entregue', returns: [{ status: 'reembolsada' }] });
    expect(await shop.stockOf(one)).toEqual([4, 0]);
    const rest = [first, second].map((lineId) => ({ lineId, quantity: 1 }));
    await buyer.call(requestReturn, { number, lines: rest });
    await receiveReturn(services(), number);
    await refunded(buyer, number, total);
    const done = await buyer.call(getOrder, { number });
    expect(done).toMatchObject({ status: 'devolvido', payment: { status: 'estornado' } });
    expect(done.returns.reduce((sum, { refund }) => sum + refund, 0)).toBe(total);
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('is asked for until the end of the seventh day in Brasília, and of one’s own items', async () => {
    const buyer = await shop.newBuyer();
    const cardToken = await shop.gateway.token();
    const bought = await buy(buyer, await shop.putOne(3), { method: 'cartao', cardToken });
    const { number, lines } = bought;
    const wanted = { number, lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] };
    await expect(buyer.call(requestReturn, wanted)).rejects.toMatchObject({ code: 'not_allowed' });
    const arrived = await arrive(buyer, number);
    const until = new Date(arrived.returnUntil ?? '');
    expect(arrived.returnUntil).toMatch(/T02:59:59\.999Z$/);
    for (const [lineId, quantity] of [
      ['71', 1],
      [lines[0]?.id ?? '', 2],
    ] as const) {
      await expect(
        buyer.call(requestReturn, { number, lines: [{ lineId, quantity }] }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    }
    for (const quantity of [0, -1]) {
      await expect(
        buyer.call(requestReturn, { number, lines: [{ lineId: lines[0]?.id ?? '', quantity }] }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    }
    shop.app.clock.set(new Date(until.getTime() + 1));
    const late = shop.app.as(await shop.app.signIn(buyer.id));
    await expect(late(requestReturn, wanted)).rejects.toMatchObject({ code: 'not_allowed' });
    shop.app.clock.set(until);
    expect(await late(requestReturn, wanted)).toMatchObject({ status: 'devolucao_solicitada' });
  });
});

test('an order stays for the books without the person, once the account is purged', async () => {
  const buyer = await shop.newBuyer();
  const { order } = await buyTwo(buyer);
  await buy(buyer, await shop.putOne(1));
  await purgeOrders(services(), buyer.id);
  expect((await buyer.call(listOrders, {})).items).toEqual([]);
  const { rows } = await shop.app.pool.query(
    `SELECT buyer, address, total_cents FROM shop_order WHERE number = $1`,
    [order.number],
  );
  const [kept] = rows;
  expect(kept).toMatchObject({ total_cents: order.total, address: { city: 'Itajaí', uf: 'SC' } });
  expect(kept.buyer).toMatchObject({ name: '', email: '', phone: '' });
  expect(kept.buyer.document).toMatch(/^\d{11}$/);
  expect(JSON.stringify(kept)).not.toContain('Rua de');
});
