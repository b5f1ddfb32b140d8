import { randomUUID } from 'node:crypto';
import { setCartLine, setCoupon } from '@arquiba/contract/cart';
import {
  cancelOrder,
  getCheckout,
  getOrder,
  listOrders,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, type Buying, buy, fillCart, openBuying, readTerms } from './testing/buying.ts';

const MANY = 50;
let shop: Buying;
let buyers: Buyer[];

beforeAll(async () => {
  shop = await openBuying();
  buyers = await shop.newBuyers(MANY);
});
afterAll(() => shop.app.close());

const count = async (sql: string, ...values: unknown[]) =>
  Number((await shop.app.pool.query(sql, values)).rows[0].count);

/** Resolves when a statement of the shop waits for a lock. */
const waitForLocks = () =>
  expect
    .poll(
      () =>
        count(`SELECT count(*) FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND datname = current_database()
            AND backend_type = 'client backend'`),
      { timeout: 20_000 },
    )
    .toBe(1);

/** All at once, each with what their page showed; returns the error codes. */
async function placeAll(terms: readonly Awaited<ReturnType<typeof readTerms>>[]) {
  return Promise.all(
    buyers.map((buyer, index) => {
      const wanted = terms[index] as (typeof terms)[number];
      return buyer.call(placeOrder, wanted).then(
        () => 'bought',
        (error: { code: string }) => error.code,
      );
    }),
  );
}

test('fifty buyers on the last unit: one has it', { timeout: 60_000 }, async () => {
  const variantId = await shop.putOne(1);
  const terms = [];
  for (const buyer of buyers) {
    await fillCart(buyer, variantId);
    terms.push(await readTerms(buyer));
  }
  const results = await placeAll(terms);
  expect(results.toSorted()).toEqual(['bought', ...Array(MANY - 1).fill('out_of_stock')]);
  expect(await shop.stockOf(variantId)).toEqual([1, 1]);
  const orders = 'SELECT count(*) FROM order_line WHERE variant_id = $1';
  expect(await count(orders, variantId)).toBe(1);
  await shop.app.pool.query('DELETE FROM cart_line');
});

test('fifty uses of a coupon that counts once: one has it', { timeout: 60_000 }, async () => {
  const variantId = await shop.putOne(1000);
  await shop.app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, max_uses, uses, created_at)
     VALUES ('PRIMEIRO', 'percentual', 5000, 0, '2026-01-01', 1, 0, '2026-01-01')`,
  );
  const terms = [];
  for (const buyer of buyers) {
    await fillCart(buyer, variantId);
    await buyer.call(setCoupon, { code: 'PRIMEIRO' });
    terms.push(await readTerms(buyer));
  }
  const results = await placeAll(terms);
  expect(results.filter((each) => each === 'bought')).toHaveLength(1);
  // A buyer who comes after the last use gets an error about the coupon, or about the changed total.
  for (const each of results) expect(['bought', 'coupon_refused', 'price_changed']).toContain(each);
  expect(await count(`SELECT uses AS count FROM coupon WHERE code = 'PRIMEIRO'`)).toBe(1);
  expect(await count('SELECT count(*) FROM coupon_redemption')).toBe(1);
  expect(await shop.stockOf(variantId)).toEqual([1000, 1]);
});

test('one account’s own use of a coupon is counted too', async () => {
  const [buyer] = buyers as [Buyer];
  await shop.app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, per_account, uses, created_at)
     VALUES ('CADAUM', 'percentual', 1000, 0, '2026-01-01', 1, 0, '2026-01-01')`,
  );
  const variantId = await shop.putOne(9);
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  await fillCart(buyer, variantId);
  await buyer.call(setCoupon, { code: 'CADAUM' });
  const cardToken = await shop.gateway.token();
  const terms = await readTerms(buyer, 'cartao');
  expect(await buyer.call(placeOrder, { ...terms, cardToken })).toMatchObject({ discount: 1999 });
  await fillCart(buyer, variantId);
  await expect(buyer.call(setCoupon, { code: 'CADAUM' })).rejects.toMatchObject({
    message: 'Você já usou este cupom.',
  });
});

test('a double click on pay is one order and one charge', async () => {
  const [, buyer] = buyers as [Buyer, Buyer];
  const variantId = await shop.putOne(9);
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  const before = (await buyer.call(listOrders, { limit: 50 })).items.length;
  await fillCart(buyer, variantId);
  const cardToken = await shop.gateway.token();
  const terms = { ...(await readTerms(buyer, 'cartao')), cardToken };
  const idempotencyKey = randomUUID();
  // Some with the key that a page sends, some without.
  const clicks = [
    ...Array.from({ length: 5 }, () => buyer.call(placeOrder, terms, { idempotencyKey })),
    ...Array.from({ length: 5 }, () => buyer.call(placeOrder, terms)),
  ];
  const numbers = (await Promise.all(clicks)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(1);
  const after = (await buyer.call(listOrders, { limit: 50 })).items.length;
  expect(after).toBe(before + 1);
  const [number] = numbers as [string];
  const payments = `SELECT count(*) FROM payment WHERE order_number = $1 AND captured_cents > 0`;
  expect(await count(payments, number)).toBe(1);
  expect(await shop.stockOf(variantId)).toEqual([8, 0]);
});

test('a request that is sent again is answered with its order', async () => {
  const buyer = buyers.at(-1) as Buyer;
  const variantId = await shop.putOne(9);
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  await fillCart(buyer, variantId);
  const terms = await readTerms(buyer);
  const idempotencyKey = randomUUID();
  const { number } = await buyer.call(placeOrder, terms, { idempotencyKey });
  expect(await buyer.call(placeOrder, terms)).toMatchObject({ number });
  expect(await buyer.call(getCheckout, {})).toMatchObject({ becameOrder: number });

  // By its key, even with the same goods in the cart again and the stored answer lost.
  await fillCart(buyer, variantId);
  await shop.app.pool.query('DELETE FROM idempotency_key');
  expect(await buyer.call(placeOrder, terms, { idempotencyKey })).toMatchObject({ number });
  await shop.app.pool.query('DELETE FROM idempotency_key');
  const reused = buyer.call(placeOrder, { ...terms, method: 'boleto' }, { idempotencyKey });
  await expect(reused).rejects.toMatchObject({ code: 'key_reused' });
  expect(await buyer.call(getCheckout, {})).toMatchObject({ becameOrder: null });

  // A cart that was emptied by hand did not become the previous order.
  const empty = { code: 'cart_empty' };
  shop.app.clock.advance(1000);
  await buyer.call(setCartLine, { variantId, quantity: 0 });
  expect(await buyer.call(getCheckout, {})).toMatchObject({ becameOrder: null });
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject(empty);
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  expect(await buyer.call(getCheckout, {})).toMatchObject({ becameOrder: number });

  // Without its key: by the same terms, for some minutes.
  const faster = { ...terms, service: 'expressa' } as const;
  await expect(buyer.call(placeOrder, faster)).rejects.toMatchObject(empty);
  shop.app.clock.advance(11 * 60_000);
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject(empty);
  expect(await shop.stockOf(variantId)).toEqual([9, 1]);
});

test('ten tries to pay an order again leave one charge that is kept', async () => {
  const [, , buyer] = buyers as [Buyer, Buyer, Buyer];
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  const variantId = await shop.putOne(2);
  const { number, total, methodDiscount } = await buy(buyer, variantId);
  const expectedTotal = total + methodDiscount;
  const pay = { number, method: 'cartao', expectedTotal } as const;
  const tokens = await Promise.all(Array.from({ length: 10 }, () => shop.gateway.token()));
  shop.app.clock.advance(1000);
  await Promise.allSettled(tokens.map((cardToken) => buyer.call(payOrder, { ...pay, cardToken })));
  expect(await buyer.call(getOrder, { number })).toMatchObject({ status: 'pago' });
  const kept = `SELECT sum(captured_cents - returning_cents) AS count FROM payment WHERE order_number = $1`;
  expect(await count(kept, number)).toBe(expectedTotal);
  expect(await shop.stockOf(variantId)).toEqual([1, 0]);
});

test('the same event ten times, and events in the wrong order, settle once', async () => {
  const [, , , one, two] = buyers as [Buyer, Buyer, Buyer, Buyer, Buyer];
  const variantId = await shop.putOne(5);
  for (const buyer of [one, two]) {
    await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  }
  shop.gateway.messenger.setMode('hold');
  // Both wait for a prescription, which the mail of the payment asks for.
  const lens = 'visao-simples,1.56';
  const orders = [await buy(one, variantId, { lens }), await buy(two, variantId, { lens })];
  for (const { number } of orders) shop.gateway.bank.pay(await shop.chargeOf(number));
  await shop.gateway.messenger.release({ reverse: true, times: 10 });
  shop.gateway.messenger.setMode('send');
  for (const [index, buyer] of [one, two].entries()) {
    const number = orders[index]?.number ?? '';
    const order = await buyer.call(getOrder, { number });
    expect(order).toMatchObject({ status: 'pago', payment: { status: 'capturado' } });
    expect(order.timeline.filter(({ status }) => status === 'pago')).toHaveLength(1);
    expect(order.lines).toMatchObject([{ prescription: 'aguardando' }]);
    const asking = `SELECT count(*) FROM outbox WHERE payload->>'subject' LIKE $1
      AND payload->>'text' LIKE '%falta a receita das lentes%'`;
    expect(await count(asking, `Pedido ${number}%`)).toBe(1);
  }
  expect(await shop.stockOf(variantId)).toEqual([3, 0]);
});

test('five orders wait for their payment, and no sixth, however closely it follows', async () => {
  const buyer = await shop.newBuyer();
  const variantId = await shop.putOne(20);
  await buy(buyer, variantId, { method: 'cartao', cardToken: await shop.gateway.token() });
  await buy(buyer, variantId, { method: 'boleto' });
  await buy(buyer, variantId);
  await buy(buyer, variantId);
  const { number } = await buy(buyer, variantId);
  await fillCart(buyer, variantId);
  const terms = await readTerms(buyer);

  // The fifth order has locked the cart, and is not committed, when the sixth is placed.
  const fifth = await shop.app.pool.connect();
  await fifth.query('BEGIN');
  await fifth.query('SELECT FROM cart WHERE account_id = $1 FOR UPDATE', [buyer.id]);
  await fifth.query(
    `INSERT INTO shop_order SELECT (jsonb_populate_record(one, jsonb_build_object(
       'id', id + 1, 'number', '2222-2222'))).* FROM shop_order AS one WHERE number = $1`,
    [number],
  );
  const sixth = buyer.call(placeOrder, terms).catch((error: unknown) => error);
  await waitForLocks();
  await fifth.query('COMMIT');
  fifth.release();
  expect(await sixth).toMatchObject({
    code: 'not_allowed',
    message:
      'Você já tem 5 pedidos esperando pagamento. Pague ou cancele um deles para fazer outro.',
  });
  expect(await shop.stockOf(variantId)).toEqual([19, 4]);

  // A declined card would reserve units as well.
  const byCard = { ...(await readTerms(buyer, 'cartao')), cardToken: await shop.gateway.token() };
  await expect(buyer.call(placeOrder, byCard)).rejects.toMatchObject({ code: 'not_allowed' });
  await buyer.call(cancelOrder, { number });
  await buyer.call(placeOrder, byCard);
  expect(await shop.stockOf(variantId)).toEqual([18, 3]);
  // Orders whose time is over do not count, even before they are expired.
  await buy(buyer, variantId);
  shop.app.clock.advance(61 * 60_000);
  await buy(buyer, variantId);
  expect(await shop.stockOf(variantId)).toEqual([18, 5]);
});

test('an order is read with the payment of the same moment', async () => {
  const buyer = await shop.newBuyer();
  const { number } = await buy(buyer, await shop.putOne(1));
  const changing = await shop.app.pool.connect();
  await changing.query('BEGIN');
  await changing.query('LOCK TABLE payment');
  const reading = buyer.call(getOrder, { number });
  await waitForLocks();
  const dearer = `UPDATE shop_order SET method_discount_cents = 0,
    total_cents = total_cents + method_discount_cents WHERE number = $1 RETURNING total_cents`;
  const { rows } = await changing.query(dearer, [number]);
  await changing.query('UPDATE payment SET amount_cents = $2 WHERE order_number = $1', [
    ...[number, rows[0].total_cents],
  ]);
  await changing.query('COMMIT');
  changing.release();
  const { total, payment } = await reading;
  expect(total).toBe(payment?.amount);
});
