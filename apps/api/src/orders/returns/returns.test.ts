import { formatBrl } from '@arquiba/brazil/money';
import { addToCart } from '@arquiba/contract/cart';
import {
  cancelReturn,
  getOrder,
  listOrders,
  placeOrder,
  requestReturn,
} from '@arquiba/contract/orders';
import { mailOf, mailsTo } from '@arquiba/testing/mails';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { completeArrived } from '../complete-arrived.ts';
import { listOrdersForStaff, showOrderToStaff } from '../public/staff-list.ts';
import {
  cancelByStaff,
  deliverOrder,
  prepareOrder,
  refundOrder,
  shipOrder,
} from '../public/staff-orders.ts';
import { checkReturn, postReturn, receiveReturn } from '../public/staff-returns.ts';
import { purgeOrders } from '../purge-queries.ts';
import {
  type Buyer,
  type Buying,
  buy,
  fillCart,
  openBuying,
  readTerms,
} from '../testing/buying.ts';
import { expireReturns } from './drop-return.ts';
import { issueMissingPostage } from './issue-postage.ts';

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

/** The parcel of the oldest open return arrives, and is checked. */
async function comeBack(number: string) {
  await receiveReturn(services(), { number, code: null });
  await checkReturn(services(), { number, code: null });
}

describe('a return', () => {
  test('of a part and then of the rest gives back every cent, with the freight', async () => {
    const buyer = await shop.newBuyer();
    const { order, one, two } = await buyTwo(buyer);
    const { number, total } = order;
    const { lines } = await arrive(buyer, number);
    const [first, second] = lines.map(({ id }) => id) as [string, string];
    const asked = await buyer.call(requestReturn, {
      ...{ number, reason: 'tamanho', note: ' Apertou. ' },
      lines: [{ lineId: first, quantity: 1 }],
    });
    // Nothing is returned before it is back.
    expect(asked).toMatchObject({
      ...{ status: 'devolucao_solicitada', returns: [{ reason: 'tamanho', note: 'Apertou.' }] },
      lines: [{ returned: 0, returning: 1 }, {}],
    });
    const part = asked.returns[0]?.refund ?? 0;
    // A little more than a third: its share of goods and freight.
    expect(Math.abs(part - (total * 10_001) / 27_005)).toBeLessThan(1);
    const tooMany = { number, lines: [{ lineId: first, quantity: 2 }], reason: 'outro' as const };
    await expect(buyer.call(requestReturn, tooMany)).rejects.toMatchObject({
      fields: { lines: expect.stringContaining('restam 1') },
    });
    await receiveReturn(services(), { number, code: null });
    expect(await shop.stockOf(one)).toEqual([3, 0]);
    expect(await buyer.call(getOrder, { number })).toMatchObject({
      ...{ status: 'devolucao_solicitada', payment: { refunded: 0 } },
      lines: [{ returned: 1, returning: 0 }, {}],
    });
    await checkReturn(services(), { number, code: null });
    await refunded(buyer, number, part);
    const back = await buyer.call(getOrder, { number });
    expect(back).toMatchObject({ status: 'entregue', returns: [{ status: 'reembolsada' }] });
    expect(back.returns[0]?.steps.map(({ status }) => status)).toEqual([
      ...['solicitada', 'recebida', 'conferida', 'reembolsada'],
    ]);
    expect(await shop.stockOf(one)).toEqual([4, 0]);
    const rest = [first, second].map((lineId) => ({ lineId, quantity: 1 }));
    await buyer.call(requestReturn, { number, lines: rest, reason: 'sem-motivo' });
    await comeBack(number);
    await refunded(buyer, number, total);
    const done = await buyer.call(getOrder, { number });
    expect(done).toMatchObject({ status: 'devolvido', payment: { status: 'estornado' } });
    expect(done.returns.reduce((sum, { refund }) => sum + refund, 0)).toBe(total);
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('has a postage code at once, which expires; a parcel that comes later counts', async () => {
    const buyer = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number } = order;
    const { lines } = await arrive(buyer, number);
    const [line] = lines;
    const wanted = { number, lines: [{ lineId: line?.id ?? '', quantity: 2 }] };
    const ask = { ...wanted, reason: 'visual' } as const;
    const asked = await buyer.call(requestReturn, ask);
    const [{ postage } = { postage: null }] = asked.returns;
    expect(postage).toMatchObject({ carrier: 'Correios', code: expect.stringMatching(/^\d{12}$/) });
    const mail = await mailOf(shop.app, {
      to: buyer.sent.email,
      subject: `Pedido ${number}: código de postagem`,
    });
    expect(mail.text).toContain(postage?.code);
    expect(mail.links.some((link) => link.endsWith(`/devolucoes/${asked.returns[0]?.id}`))).toBe(
      true,
    );
    shop.app.clock.advance(11 * DAY);
    await expireReturns(services());
    expect(await buyer.call(getOrder, { number })).toMatchObject({
      ...{ status: 'entregue', returns: [{ status: 'expirada', mayCancel: false }] },
      lines: [{ returned: 0, returning: 0 }, {}],
    });
    await completeArrived(services());
    await postReturn(services(), { number, code: postage?.code ?? '' });
    expect(await buyer.call(getOrder, { number })).toMatchObject({
      ...{ status: 'devolucao_solicitada', returns: [{ status: 'postada' }] },
    });
    await comeBack(number);
    await refunded(buyer, number, asked.returns[0]?.refund ?? 0);
    expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'entregue' });
  });

  test('can be withdrawn until it is posted', async () => {
    const buyer = await shop.newBuyer();
    const other = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number } = order;
    const { lines } = await arrive(buyer, number);
    const ask = { number, lines: [{ lineId: lines[0]?.id ?? '', quantity: 2 }] };
    const first = await buyer.call(requestReturn, { ...ask, reason: 'outro' });
    const returnId = first.returns[0]?.id ?? '';
    await expect(other.call(cancelReturn, { number, returnId })).rejects.toMatchObject({
      code: 'not_found',
    });
    const kept = await buyer.call(cancelReturn, { number, returnId });
    expect(kept).toMatchObject({ status: 'entregue', may: { return: true } });
    shop.app.clock.advance(1000);
    const second = await buyer.call(requestReturn, { ...ask, reason: 'outro' });
    await postReturn(services(), { number, code: null });
    const posted = { number, returnId: second.returns[1]?.id ?? '' };
    await expect(buyer.call(cancelReturn, posted)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(checkReturn(services(), { number, code: null })).rejects.toMatchObject({
      message: expect.stringContaining('espera este passo'),
    });
    // Returns that were dropped do not count: the next ones refund the same.
    expect(second.returns.map(({ refund }) => refund)).toEqual([
      ...Array(2).fill(first.returns[0]?.refund),
    ]);
  });

  test('gets its code later if the carrier does not answer', async () => {
    const buyer = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number } = order;
    const { lines } = await arrive(buyer, number);
    const { postage } = services();
    const issue = vi.spyOn(postage, 'issue').mockRejectedValueOnce(new Error('down'));
    const wanted = { number, lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] };
    const asked = await buyer.call(requestReturn, { ...wanted, reason: 'defeito' });
    expect(asked.returns).toMatchObject([{ status: 'solicitada', postage: null }]);
    issue.mockRestore();
    const signal = AbortSignal.timeout(20_000);
    await Promise.all([
      issueMissingPostage(services(), signal),
      issueMissingPostage(services(), signal),
    ]);
    const { returns } = await buyer.call(getOrder, { number });
    expect(returns).toMatchObject([{ postage: { carrier: 'Correios' } }]);
    const subject = `Pedido ${number}: código de postagem`;
    await mailOf(shop.app, { to: buyer.sent.email, subject });
    const mails = await mailsTo(shop.app, buyer.sent.email);
    expect(mails.filter((each) => each.subject === subject)).toHaveLength(1);
  });

  test('of lenses that were made to measure is refused with the reason', async () => {
    const buyer = await shop.newBuyer();
    const { order } = await buyTwo(buyer);
    const { number } = order;
    const [line, other] = order.lines;
    await shipOrder(services(), number, { ...dispatch, invoice: null });
    await shop.app.pool.query(
      `UPDATE order_line SET lens = '{"code": "multifocal,1.61", "description": "Multifocal 1.61", "businessDays": 5}' WHERE id = $1`,
      [line?.id],
    );
    await deliverOrder(services(), number);
    const { text } = await mailOf(shop.app, {
      to: buyer.sent.email,
      subject: `Pedido ${number}: entregue`,
    });
    expect(text).toMatch(/devolva ou troque até/);
    expect(text).toContain('foram feitas com o seu grau e não podem ser devolvidas');
    const shown = await buyer.call(getOrder, { number });
    expect(shown.lines).toMatchObject([
      { returnRefusal: expect.stringContaining('seu grau') },
      { returnRefusal: null },
    ]);
    const ask = (lineId = '') =>
      buyer.call(requestReturn, { number, lines: [{ lineId, quantity: 1 }], reason: 'outro' });
    await expect(ask(line?.id)).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await ask(other?.id)).toMatchObject({ status: 'devolucao_solicitada' });
  });

  test('is asked for until the end of the seventh day in Brasília, and of one’s own items', async () => {
    const buyer = await shop.newBuyer();
    const cardToken = await shop.gateway.token();
    const bought = await buy(buyer, await shop.putOne(3), { method: 'cartao', cardToken });
    const { number, lines } = bought;
    const wanted = {
      number,
      lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
      reason: 'outro' as const,
    };
    await expect(buyer.call(requestReturn, wanted)).rejects.toMatchObject({ code: 'not_allowed' });
    const arrived = await arrive(buyer, number);
    const until = new Date(arrived.returnUntil ?? '');
    expect(arrived.returnUntil).toMatch(/T02:59:59\.999Z$/);
    for (const [lineId, quantity] of [
      ['71', 1],
      [lines[0]?.id ?? '', 2],
    ] as const) {
      await expect(
        buyer.call(requestReturn, { number, lines: [{ lineId, quantity }], reason: 'outro' }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    }
    for (const quantity of [0, -1]) {
      await expect(
        buyer.call(requestReturn, {
          ...{ number, lines: [{ lineId: lines[0]?.id ?? '', quantity }], reason: 'outro' },
        }),
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
