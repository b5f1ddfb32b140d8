import { addToCart, setCartPrescription } from '@arquiba/contract/cart';
import { getOrderPrescription, sendOrderPrescription } from '@arquiba/contract/order-prescriptions';
import { cancelOrder, getOrder, placeOrder } from '@arquiba/contract/orders';
import {
  createPrescription,
  deletePrescription,
  updatePrescription,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bindHooks } from '../../hooks.ts';
import { writtenPrescription } from '../../platform/testing/prescription-samples.ts';
import { listOrdersForStaff, showOrderToStaff } from '../public/staff-list.ts';
import { prepareOrder, shipOrder } from '../public/staff-orders.ts';
import { audit } from '../testing/audit.ts';
import { type Buyer, type Buying, openBuying, readTerms } from '../testing/buying.ts';
import { remindOfPrescriptions } from './remind-prescriptions.ts';
import { sweepPrescriptions } from './sweep-prescriptions.ts';

const SINGLE = 'visao-simples,1.61,antirreflexo';
const MULTI = 'multifocal,1.56';
const DAY_MS = 24 * 60 * 60_000;

let shop: Buying;
let buyer: Buyer;
let other: Buyer;
let buyers: Buyer[];
let variantId: string;

beforeAll(async () => {
  shop = await openBuying();
  // A buyer may have few unpaid orders: each test has its own.
  buyers = await shop.newBuyers(10);
  other = buyers.pop() as Buyer;
  variantId = await shop.putOne(100, 20_000);
});
beforeEach(() => {
  buyer = buyers.pop() as Buyer;
});
afterAll(() => shop.app.close());

const save = (changes = {}) =>
  buyer.call(createPrescription, { ...writtenPrescription, ...changes });

async function order(lens: string, prescriptionId?: string) {
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  await buyer.call(addToCart, { variantId, lens, ...(prescriptionId && { prescriptionId }) });
  const { number, lines } = await buyer.call(placeOrder, await readTerms(buyer));
  return { number, lineId: lines[0]?.id ?? '', state: lines[0]?.prescription };
}

async function pay(number: string) {
  await shop.pay(await shop.chargeOf(number));
}

test('an order keeps a copy, whatever becomes of the saved one', async () => {
  const { id } = await save();
  const { number, lineId, state } = await order(MULTI, id);
  expect(state).toBe('recebida');
  await buyer.call(updatePrescription, { ...writtenPrescription, id, rightSphere: '+9,00' });
  await buyer.call(withdrawHealthConsent, {});
  const { sent, lens, maySend } = await buyer.call(getOrderPrescription, { number, lineId });
  expect(sent).toMatchObject({
    ...{ name: 'Minha', writtenOn: '2026-01-15', prescriber: 'Dra. Lia Prado' },
    values: { right: { sphere: -2.25, axis: 90 }, left: { sphere: 0 }, pupils: 62.5 },
  });
  expect({ lens, maySend }).toEqual({ lens: 'Multifocal 1.56', maySend: true });
  const staff = await showOrderToStaff(shop.app.api.services.db, number);
  expect(staff?.prescriptions).toMatchObject([{ lineId, values: { right: { addition: 1.5 } } }]);
  expect(await audit(shop.app.pool)).toEqual({});
});

test('a paid order without one waits, and is made when it is there', async () => {
  const { services } = shop.app.api;
  const { number, lineId, state } = await order(SINGLE);
  expect(state).toBe('aguardando');
  await expect(prepareOrder(services, number)).rejects.toMatchObject({ code: 'not_allowed' });
  await pay(number);
  const dispatch = { carrier: 'Correios', trackingCode: 'X', trackingUrl: null, invoice: null };
  for (const early of await Promise.allSettled([
    prepareOrder(services, number),
    shipOrder(services, number, dispatch),
  ])) {
    expect(early).toMatchObject({
      reason: { message: expect.stringMatching(/^Falta a receita das lentes de Armação/) },
    });
  }
  const listed = await listOrdersForStaff(services.db, { status: 'pago', limit: 1 });
  expect(listed).toMatchObject([{ number, awaitsPrescription: true }]);
  const { id: prescriptionId } = await save();
  await buyer.call(sendOrderPrescription, { number, lineId, prescriptionId });
  const { lines, timeline } = await buyer.call(getOrder, { number });
  expect(lines[0]?.prescription).toBe('recebida');
  expect(timeline.at(-1)?.text).toMatch(/^Receita de Armação .* recebida$/);
  // Until it is made, another takes its place.
  const better = await save({ rightSphere: '-2,50' });
  await buyer.call(sendOrderPrescription, { number, lineId, prescriptionId: better.id });
  await prepareOrder(services, number);
  const late = buyer.call(sendOrderPrescription, { number, lineId, prescriptionId });
  await expect(late).rejects.toMatchObject({ code: 'not_allowed' });
  const { sent, maySend } = await buyer.call(getOrderPrescription, { number, lineId });
  expect(sent?.values?.right.sphere).toBe(-2.5);
  expect(maySend).toBe(false);
});

test('sent while staff begin: either it is in the order that is made, or it is refused', async () => {
  const { services } = shop.app.api;
  const [first, second] = [await save(), await save({ rightSphere: '-3,00' })];
  for (let round = 0; round < 4; round += 1) {
    const { number, lineId } = await order(SINGLE, first.id);
    await pay(number);
    const [sent] = await Promise.allSettled([
      buyer.call(sendOrderPrescription, { number, lineId, prescriptionId: second.id }),
      prepareOrder(services, number),
    ]);
    const made = await buyer.call(getOrderPrescription, { number, lineId });
    expect(made.sent?.values?.right.sphere).toBe(sent.status === 'fulfilled' ? -3 : -2.25);
  }
});

test('what the page showed is what is bought by', async () => {
  const [first, second] = [await save(), await save()];
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  const line = { variantId, lens: SINGLE };
  await buyer.call(addToCart, { ...line, prescriptionId: first.id });
  const terms = await readTerms(buyer);
  await buyer.call(setCartPrescription, { ...line, prescriptionId: second.id });
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({ code: 'price_changed' });
  const now = await readTerms(buyer);
  await buyer.call(deletePrescription, { id: second.id });
  await expect(buyer.call(placeOrder, now)).rejects.toMatchObject({ code: 'price_changed' });
  // One that no longer fits the lenses is not bought by: the order waits.
  const fits = await save();
  await buyer.call(addToCart, { variantId, lens: MULTI, prescriptionId: fits.id });
  const without = { ...writtenPrescription, rightAddition: '', leftAddition: '' };
  await buyer.call(updatePrescription, { ...without, id: fits.id });
  const { lines } = await buyer.call(placeOrder, await readTerms(buyer));
  expect(lines.map(({ prescription }) => prescription)).toEqual(['aguardando', 'aguardando']);
});

test('only the buyer reads it, or sends one of the buyer’s own', async () => {
  const { id } = await save();
  const foreign = await other.call(createPrescription, writtenPrescription);
  const { number, lineId } = await order(SINGLE, id);
  const plain = await order('solar,1.50');
  for (const tried of await Promise.allSettled([
    other.call(getOrderPrescription, { number, lineId }),
    other.call(sendOrderPrescription, { number, lineId, prescriptionId: foreign.id }),
    buyer.call(sendOrderPrescription, { number, lineId, prescriptionId: foreign.id }),
    buyer.call(getOrderPrescription, { number, lineId: plain.lineId }),
    buyer.call(getOrderPrescription, { number: plain.number, lineId }),
  ])) {
    expect(tried).toMatchObject({ reason: { code: 'not_found' } });
  }
  await expect(shop.app.call(getOrderPrescription, { number, lineId })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
});

test('it is in the copy of one’s data, in no mail and in no log', async () => {
  const { id } = await save({ prescriber: 'Dr. Segredo', rightSphere: '-7,75' });
  const { number } = await order(SINGLE, id);
  await pay(number);
  const sections = bindHooks().accountExport.filter(({ name }) =>
    ['receitas', 'pedidos'].includes(name),
  );
  const texts = await Promise.all(
    sections.map(async ({ collect }) => {
      const answer = await collect(shop.app.api.services, buyer.id);
      if (!(answer !== null && typeof answer === 'object' && Symbol.asyncIterator in answer)) {
        return JSON.stringify(answer);
      }
      const parts: unknown[] = [];
      for await (const part of answer as AsyncIterable<unknown>) parts.push(part);
      return JSON.stringify(parts);
    }),
  );
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('Dr. Segredo');
  const { rows } = await shop.app.pool.query(
    "SELECT payload::text FROM outbox WHERE payload::text ~ 'Segredo|7[.,]75'",
  );
  expect(rows).toEqual([]);
  // Also of what is refused.
  await expect(save({ rightSphere: '-77,75' })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(shop.app.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(shop.app.logged)).not.toMatch(/Segredo|7[.,]75/);
});

test('the buyer is asked with the payment, and reminded three times until it is there', async () => {
  const { services } = shop.app.api;
  const { number, lineId } = await order(SINGLE);
  await pay(number);
  const subjects = async () => {
    const { rows } = await shop.app.pool.query<{ subject: string; text: string }>(
      `SELECT payload->>'subject' AS subject, payload->>'text' AS text FROM outbox
       WHERE payload->>'subject' LIKE $1 ORDER BY id`,
      [`Pedido ${number}%`],
    );
    return rows;
  };
  expect((await subjects()).at(-1)?.text).toContain('falta a receita das lentes');
  const reminded = async (days: number) => {
    shop.app.clock.advance(days * DAY_MS);
    await Promise.all([remindOfPrescriptions(services), remindOfPrescriptions(services)]);
    return (await subjects()).filter(({ subject }) => subject.endsWith('falta a receita')).length;
  };
  expect(await reminded(1)).toBe(0);
  expect(await reminded(1)).toBe(1);
  expect(await reminded(4)).toBe(1);
  expect(await reminded(1)).toBe(2);
  const { id: prescriptionId } = await save();
  await buyer.call(sendOrderPrescription, { number, lineId, prescriptionId });
  expect(await reminded(15)).toBe(2);
});

test('copies are deleted when the shop no longer has to keep them', async () => {
  // Without a session, which ends before the copies.
  buyer = { ...buyer, call: shop.app.api.callAs(buyer.id) };
  const { id } = await save();
  const [kept, cancelled] = [await order(SINGLE, id), await order(SINGLE, id)];
  await pay(kept.number);
  await buyer.call(cancelOrder, { number: cancelled.number });
  const has = async ({ number, lineId }: { number: string; lineId: string }) => {
    const { rows } = await shop.app.pool.query(
      `SELECT 1 FROM order_prescription JOIN shop_order ON shop_order.id = order_id
       WHERE number = $1 AND line_id = $2`,
      [number, lineId],
    );
    return rows.length === 1;
  };
  const after = async (days: number) => {
    shop.app.clock.advance(days * DAY_MS);
    await sweepPrescriptions(shop.app.api.services);
    return [await has(kept), await has(cancelled)];
  };
  expect(await after(29)).toEqual([true, true]);
  expect(await after(2)).toEqual([true, false]);
  expect(await after(5 * 365 - 40)).toEqual([true, false]);
  expect(await after(20)).toEqual([false, false]);
});
