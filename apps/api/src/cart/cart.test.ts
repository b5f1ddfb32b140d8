import {
  addToCart,
  getCart,
  noteCartChanges,
  setCartCep,
  setCartFreight,
  setCartLine,
} from '@arquiba/contract/cart';
import { endsOfSession, signUp } from '@arquiba/testing/people';
import { type Frame, newVisitor, openShop } from '@arquiba/testing/shop';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepVisitors } from '../platform/sessions/visitor.ts';

let app: TestApp;
let putFrame: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  putFrame = await openShop(app);
});
afterAll(() => app.close());

const variant = (frame: Frame, index = 0) => frame.variants[index] as string;

async function setStock(frame: Frame, onHand: number) {
  await app.pool.query('UPDATE product_color SET on_hand = $2 WHERE id = $1', [
    variant(frame),
    onHand,
  ]);
}

describe('lines', () => {
  test('are added up, changed, taken out and put back', async () => {
    const person = await signUp(app);
    const frame = await putFrame([5, 5], { price: 20_000, promotionalPrice: 15_000 });
    await app.pool.query('UPDATE product SET former_price_cents = 20000 WHERE id = $1', [frame.id]);
    expect(await person.call(getCart, {})).toMatchObject({ lines: [], count: 0, total: 0 });
    await person.call(addToCart, { variantId: variant(frame) });
    const two = await person.call(addToCart, { variantId: variant(frame), quantity: 2 });
    expect(two).toMatchObject({ count: 3, subtotal: 45_000, total: 45_000, pixTotal: 42_750 });
    expect(two.lines).toEqual([
      expect.objectContaining({ quantity: 3, unitPrice: 15_000, listPrice: 20_000, available: 5 }),
    ]);
    const out = await person.call(setCartLine, { variantId: variant(frame), quantity: 0 });
    expect(out.lines).toEqual([]);
    const back = await person.call(setCartLine, { variantId: variant(frame), quantity: 3 });
    expect(back).toEqual(two);
    expect(await person.call(getCart, {})).toEqual(back);
  });

  test('are changed by those only whose session lives, by whatever way it was known before', async () => {
    const frame = await putFrame([5]);
    const variantId = variant(frame);
    for (const [how, statement] of Object.entries(endsOfSession)) {
      const person = await signUp(app);
      await person.call(addToCart, { variantId });
      expect(await person.call(addToCart, { variantId }), how).toMatchObject({ count: 2 });
      await app.pool.query(statement, [person.id]);
      await person.call(addToCart, { variantId });
      const { rows } = await app.pool.query(
        'SELECT quantity FROM cart_line JOIN cart ON cart.id = cart_id WHERE account_id = $1',
        [person.id],
      );
      expect(rows, `${how}: what is added is a visitor's`).toEqual([{ quantity: 2 }]);
    }
    await app.pool.query('DELETE FROM visitor');
  });

  test('are never more than can be sold, nor than a cart holds', async () => {
    const person = await signUp(app);
    const frame = await putFrame([2, 0]);
    const add = (index: number, quantity: number) =>
      person.call(addToCart, { variantId: variant(frame, index), quantity });
    await expect(add(1, 1)).rejects.toMatchObject({
      code: 'out_of_stock',
      message: expect.stringContaining('está esgotado'),
    });
    await add(0, 2);
    await expect(add(0, 1)).rejects.toMatchObject({
      message: expect.stringMatching(/^Há 2 unidades de .* em estoque, e 2 já no carrinho\.$/),
    });
    for (const quantity of [-1, 0, 11, 1.5]) {
      await expect(add(0, quantity)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await expect(person.call(addToCart, { variantId: '71' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await app.pool.query(
      `INSERT INTO cart_line SELECT cart.id, n, n, 1, 'Velha', 'Azul', 1, 1
       FROM cart, generate_series(1, 29) n WHERE account_id = $1`,
      [person.id],
    );
    const other = await putFrame([1]);
    await expect(person.call(addToCart, { variantId: variant(other) })).rejects.toMatchObject({
      code: 'cart_full',
    });
  });

  test('of fifty calls at once are all counted, up to the stock', async () => {
    const person = await signUp(app);
    const frame = await putFrame([9]);
    const calls = Array.from({ length: 50 }, () =>
      person.call(addToCart, { variantId: variant(frame) }).then(
        () => 1,
        () => 0,
      ),
    );
    const done = (await Promise.all(calls)).reduce<number>((sum, each) => sum + each, 0);
    expect(done).toBe(9);
    expect((await person.call(getCart, {})).count).toBe(9);
  });
});

test('what changed since the last look is said plainly, until it is noted', async () => {
  const person = await signUp(app);
  const [one, two, three] = [
    await putFrame([5], { title: 'Maré Baixa', price: 39_990 }),
    await putFrame([5], { title: 'Duna' }),
    await putFrame([5], { title: 'Farol' }),
  ];
  for (const frame of [one, two, three]) {
    await person.call(addToCart, { variantId: variant(frame), quantity: 3 });
  }
  await app.pool.query('UPDATE product SET promotional_price_cents = 34990 WHERE id = $1', [
    one.id,
  ]);
  await setStock(two, 2);
  await app.pool.query('DELETE FROM product WHERE id = $1', [three.id]);
  const cart = await person.call(getCart, {});
  expect(cart.changes.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Maré Baixa (Azul) passou de R$ 399,90 para R$ 349,90.',
    'Restam 2 unidades de Duna (Azul); ajuste a quantidade.',
    'Farol (Azul) saiu da loja e do seu carrinho.',
  ]);
  expect(cart.lines.map(({ title }) => title)).toEqual(['Maré Baixa', 'Duna']);
  const noted = await person.call(noteCartChanges, {});
  expect(noted.changes).toEqual([]);
  await setStock(two, 0);
  const [change] = (await person.call(getCart, {})).changes;
  expect(change).toMatchObject({ kind: 'stock', sentence: 'Duna (Azul) se esgotou.' });
});

test('the freight of the cart follows its place and its weight', async () => {
  const person = await signUp(app);
  const frame = await putFrame([9], { price: 19_990 });
  await person.call(addToCart, { variantId: variant(frame) });
  await expect(person.call(setCartCep, { cep: '00000-000' })).rejects.toMatchObject({
    fields: { cep: 'O CEP 00000-000 não existe. Confira o CEP.' },
  });
  const one = await person.call(setCartCep, { cep: '01310-100' });
  expect(one.freight?.options.map(({ price }) => price)).toEqual([1790, 2990]);
  expect((await person.call(getCart, {})).freight).toEqual(one.freight);
  const two = await person.call(addToCart, { variantId: variant(frame) });
  expect(two.freight?.options.map(({ price }) => price)).toEqual([0, 3490]);
  expect(two.freight?.id).not.toBe(one.freight?.id);
});

test('a chosen freight counts in the total, is kept, and says how much is missing until it is free', async () => {
  const person = await signUp(app);
  const frame = await putFrame([9], { price: 19_990 });
  const first = await person.call(addToCart, { variantId: variant(frame) });
  expect(first).toMatchObject({
    service: 'economica',
    withFreight: null,
    untilFreeFreight: 19_910,
  });
  const quoted = await person.call(setCartCep, { cep: '01310-100' });
  // The discount of Pix is on the goods, not on the freight.
  expect(quoted.withFreight).toEqual({ total: 21_780, pixTotal: 20_780 });
  const express = await person.call(setCartFreight, { service: 'expressa' });
  expect(express).toMatchObject({ service: 'expressa', total: 19_990 });
  expect(express.withFreight).toEqual({ total: 22_980, pixTotal: 21_980 });
  expect(await person.call(getCart, {})).toEqual(express);
  const two = await person.call(addToCart, { variantId: variant(frame) });
  expect(two).toMatchObject({ untilFreeFreight: 0, withFreight: { total: 39_980 + 3490 } });
  const free = await person.call(setCartFreight, { service: 'economica' });
  expect(free.withFreight).toEqual({ total: free.total, pixTotal: free.pixTotal });
  await expect(
    person.call(setCartFreight, { service: 'drone' as 'expressa' }),
  ).rejects.toMatchObject({ fields: { service: 'Escolha o frete' } });
});

describe('a visitor', () => {
  test('has a cart of their own, which joins the account’s at sign-in', async () => {
    const [same, fresh, rare, gone] = [
      await putFrame([9], { title: 'Soma' }),
      await putFrame([9], { title: 'Nova' }),
      await putFrame([3], { title: 'Rara' }),
      await putFrame([1], { title: 'Fim' }),
    ];
    const person = await signUp(app);
    await person.call(addToCart, { variantId: variant(same), quantity: 2 });
    await person.call(addToCart, { variantId: variant(rare), quantity: 2 });
    const visitor = newVisitor(app, TEST_ORIGIN);
    expect((await visitor.send('GET', '/api/cart')).body.count).toBe(0);
    expect(visitor.cookie()).toBe('');
    for (const [frame, quantity] of [
      [same, 3],
      [fresh, 1],
      [rare, 2],
      [gone, 1],
    ] as const) {
      const body = { variantId: variant(frame), quantity };
      expect((await visitor.send('POST', '/api/cart/lines', body)).status).toBe(200);
    }
    expect((await visitor.send('GET', '/api/cart')).body.count).toBe(7);
    expect(visitor.cookie()).toMatch(/^arquiba_shop=/);
    await setStock(gone, 0);
    const { email, password } = person.sent;
    await visitor.send('POST', '/api/session/accounts', { email, password });
    expect(visitor.cookie()).toMatch(/^arquiba_session=[^;]+; arquiba_device=[^;]+$/);
    const cart = await person.call(getCart, {});
    expect(cart.changes.map(({ sentence }) => sentence)).toEqual([
      'Soma (Azul): as unidades dos dois carrinhos foram somadas; agora são 5.',
      'Nova (Azul) veio do carrinho que você montou antes de entrar.',
      'Rara (Azul): de 4 unidades, o carrinho ficou com 3.',
      'Fim (Azul) se esgotou e não entrou no carrinho.',
    ]);
    expect(cart.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Soma', 5],
      ['Rara', 3],
      ['Nova', 1],
    ]);
    const { rows } = await app.pool.query('SELECT count(*)::int FROM visitor');
    expect(rows[0].count).toBe(0);
  });

  test('who does not come back for sixty days is forgotten', async () => {
    const frame = await putFrame([9]);
    const visitor = newVisitor(app, TEST_ORIGIN);
    await visitor.send('POST', '/api/cart/lines', { variantId: variant(frame) });
    app.clock.advance(59 * 86_400_000);
    expect(await sweepVisitors(app.api.services)).toBe(0);
    expect((await visitor.send('GET', '/api/cart')).body.count).toBe(1);
    app.clock.advance(59 * 86_400_000);
    expect(await sweepVisitors(app.api.services)).toBe(0);
    app.clock.advance(2 * 86_400_000);
    expect(await sweepVisitors(app.api.services)).toBe(1);
    expect((await visitor.send('GET', '/api/cart')).body.count).toBe(0);
  });
});
