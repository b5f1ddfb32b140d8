import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addToCart, getCart } from '@arquiba/contract/cart';
import { getOrder, listOrders, placeOrder } from '@arquiba/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import { faultPoints, pairFaultPoints } from '../platform/fault-points.ts';
import { audit } from './testing/audit.ts';
import { type Buying, openBuying, readTerms, twoCards } from './testing/buying.ts';
import type { DyingCheckout } from './testing/dying-checkout.ts';
import { openGuest, readGuestTerms } from './testing/guest.ts';
import { savePrescriptions } from './testing/prescription-steps.ts';

const PROGRAM = fileURLToPath(new URL('testing/dying-checkout.ts', import.meta.url));
const secretKey = randomBytes(32);
let shop: Buying;

beforeAll(async () => {
  shop = await openBuying({ secretKey });
});
afterAll(() => shop.app.close());

/** Places an order in a process that dies at a point; returns the signal that ended it. */
async function dieAt(
  point: string,
  sent: Pick<DyingCheckout, 'buyer' | 'terms' | 'idempotencyKey'>,
) {
  const { app, gateway } = shop;
  const given: DyingCheckout = {
    ...{ databaseUrl: app.databaseUrl, secretKey: secretKey.toString('hex') },
    ...{ payments: gateway.settings, now: app.clock.now().toISOString() },
    ...sent,
  };
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(given)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SHOP_FAULT_POINT: point },
  });
  const [, signal] = await once(child, 'exit');
  // Statements that had reached the database by then still run.
  await expect.poll(countDying, { timeout: 20_000 }).toBe(0);
  return signal;
}

async function countDying(): Promise<unknown> {
  const { rows } = await shop.app.pool.query(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE application_name = 'dying' AND datname = current_database()`,
  );
  return rows[0].count;
}

test.each(faultPoints)(
  'killed at %s: nothing is lost, nothing is charged twice',
  {
    timeout: 180_000,
  },
  async (point) => {
    const { app, gateway } = shop;
    const buyer = await shop.newBuyer();
    const variantId = await shop.putOne(5);
    const { file: prescriptionId } = await savePrescriptions(shop, buyer);
    const lens = 'visao-simples,1.56';
    await buyer.call(addToCart, { variantId, lens, quantity: 2, prescriptionId });
    const cardToken = await gateway.token();
    /** Of the buyer's photo, in orders. */
    const copies = async () => {
      const { rows } = await app.pool.query(
        `SELECT count(*)::integer AS count FROM order_prescription AS copy
         JOIN prescription USING (file_id) WHERE prescription.id = $1`,
        [prescriptionId],
      );
      return rows[0].count;
    };
    const terms = { ...(await readTerms(buyer, 'cartao')), cardToken };
    const idempotencyKey = randomUUID();
    expect(await dieAt(point, { buyer: { accountId: buyer.id }, terms, idempotencyKey })).toBe(
      'SIGKILL',
    );
    const [card] = (await buyer.call(listOrders, {})).items;
    const wasCommitted = faultPoints.indexOf(point) >= faultPoints.indexOf('committed');
    if (!wasCommitted) {
      // As if nothing had happened: the cart is complete, and buying again is one purchase.
      expect(card).toBeUndefined();
      expect(await shop.stockOf(variantId)).toEqual([5, 0]);
      expect(await buyer.call(getCart, {})).toMatchObject({
        ...{ count: 2, lines: [{ prescription: { id: prescriptionId } }] },
      });
      expect(await copies()).toBe(0);
      await buyer.call(placeOrder, terms, { idempotencyKey });
    } else {
      expect(card).toBeDefined();
      // Sending it again, from any page, returns the order that was made.
      const { number } = card ?? {};
      const again = buyer.call(placeOrder, terms, { idempotencyKey });
      await expect(again).resolves.toMatchObject({ number, status: 'pago' });
      await expect(buyer.call(placeOrder, terms)).resolves.toMatchObject({ number });
      app.clock.advance(5 * 60_000);
      await reconcile(app.api.services, AbortSignal.timeout(20_000));
      await gateway.messenger.idle();
    }
    const { items } = await buyer.call(listOrders, {});
    expect(items).toMatchObject([{ status: 'pago', total: terms.expectedTotal }]);
    expect(await shop.stockOf(variantId)).toEqual([3, 0]);
    const order = await buyer.call(getOrder, { number: items[0]?.number ?? '' });
    expect(order.lines).toMatchObject([{ prescription: 'recebida' }]);
    expect(await copies()).toBe(1);
    expect(order.payment).toMatchObject({ status: 'capturado', amount: terms.expectedTotal });
    const charges = await app.api.services.payments.find(order.payment?.id ?? '');
    expect(charges.map(({ capturedCents }) => capturedCents)).toEqual([terms.expectedTotal]);
  },
);

test.each([
  'payment-opened',
  'before-commit',
  'committed',
  'provider-told',
  ...pairFaultPoints,
  'charged',
] as const)(
  'two cards, killed at %s: both are charged once, with or without the buyer',
  { timeout: 240_000 },
  async (point) => {
    const { app, gateway } = shop;
    for (const comesBack of [true, false]) {
      const buyer = await shop.newBuyer();
      const variantId = await shop.putOne(5);
      await buyer.call(addToCart, { variantId, quantity: 2 });
      const cards = await twoCards(shop, ['4111111111111111', '5555555555554444']);
      const terms = { ...(await readTerms(buyer, 'cartao')), ...cards };
      const idempotencyKey = randomUUID();
      const sent = { buyer: { accountId: buyer.id }, terms, idempotencyKey };
      // Lost messages: this process would capture the cards in the place of the other.
      gateway.messenger.setMode('drop');
      expect(await dieAt(point, sent)).toBe('SIGKILL');
      gateway.messenger.setMode('send');
      const wasCommitted = point !== 'payment-opened' && point !== 'before-commit';
      if (comesBack || !wasCommitted) {
        const order = await buyer.call(placeOrder, terms, { idempotencyKey });
        expect(order.status).toBe('pago');
      }
      for (const _ of [1, 2]) {
        app.clock.advance(5 * 60_000);
        await reconcile(app.api.services, AbortSignal.timeout(20_000));
        await gateway.messenger.idle();
      }
      const { items } = await buyer.call(listOrders, {});
      expect(items).toMatchObject([{ status: 'pago', total: terms.expectedTotal }]);
      expect(await shop.stockOf(variantId)).toEqual([3, 0]);
      const order = await buyer.call(getOrder, { number: items[0]?.number ?? '' });
      const charged = [];
      for (const { id } of order.payment?.cards ?? []) {
        const charges = await app.api.services.payments.find(id);
        charged.push(charges.map(({ capturedCents }) => capturedCents));
      }
      expect(charged).toEqual([[terms.expectedTotal - 100_00], [100_00]]);
      expect(await audit(app.pool)).toEqual({});
    }
  },
);

test.each(['before-commit', 'committed', 'charged'] as const)(
  'a guest whose purchase is killed at %s has one order and pays once',
  { timeout: 60_000 },
  async (point) => {
    const guest = openGuest(shop.app);
    const variantId = await shop.putOne(5);
    const terms = await readGuestTerms(guest, variantId);
    const idempotencyKey = randomUUID();
    const buyer = { cookie: guest.cookie() };
    expect(await dieAt(point, { buyer, terms, idempotencyKey })).toBe('SIGKILL');
    const { number, payment } = await guest.call(placeOrder, terms, { idempotencyKey });
    expect(payment?.pix?.code).toBeTruthy();
    expect(await shop.stockOf(variantId)).toEqual([5, 1]);
    const { rows } = await shop.app.pool.query(
      "SELECT number FROM shop_order WHERE buyer->>'email' = $1",
      [guest.sent.email],
    );
    expect(rows).toEqual([{ number }]);
    const charges = await shop.app.api.services.payments.find(payment?.id ?? '');
    expect(charges).toHaveLength(1);
  },
);
