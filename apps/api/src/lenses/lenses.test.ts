import {
  addToCart,
  getCart,
  noteCartChanges,
  setCartCep,
  setCartLine,
} from '@arquiba/contract/cart';
import { lensCode, listLensOffers, parseLensCode } from '@arquiba/contract/lenses';
import { signUp } from '@arquiba/testing/people';
import { newVisitor, openShop } from '@arquiba/testing/shop';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operateLenses } from './public/operate-lenses.ts';

let app: TestApp;
let putFrame: Awaited<ReturnType<typeof openShop>>;
let staff: ReturnType<typeof operateLenses>;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  putFrame = await openShop(app);
  staff = operateLenses(app.api.services.db);
});
afterAll(() => app.close());

const SOLAR = 'solar,1.50';
const POLARIZED = 'solar,1.50,antirrisco,polarizado';
const putOne = async (stock: number, changes = {}) =>
  (await putFrame([stock], { price: 20_000, ...changes })).variants[0] as string;

describe('the code of a choice', () => {
  test('is the same in whatever order the treatments were chosen', () => {
    const choice = { kind: 'solar', index: '1.50' } as const;
    expect(lensCode({ ...choice, treatments: ['polarizado', 'antirrisco'] })).toBe(POLARIZED);
    expect(parseLensCode(POLARIZED)).toEqual({
      ...choice,
      treatments: ['antirrisco', 'polarizado'],
    });
  });

  test.each([
    '',
    'solar',
    'solar,9.99',
    'lua,1.50',
    'solar,1.50,',
    'solar,1.50,polarizado,antirrisco',
  ])('%j is none', (code) => expect(parseLensCode(code)).toBeNull());
});

describe('offers', () => {
  test('are the kinds that the frame takes, with prices and days', async () => {
    const offers = await app.call(listLensOffers, { variantId: await putOne(1) });
    expect(offers.map(({ kind }) => kind)).toEqual([
      ...['sem-grau', 'solar', 'descanso', 'visao-simples', 'multifocal'],
    ]);
    const solar = offers.find(({ kind }) => kind === 'solar');
    expect(solar?.indices[0]).toEqual({ index: '1.50', price: 12_990, businessDays: 2 });
    expect(solar?.treatments.map(({ treatment }) => treatment)).toEqual([
      ...['antirrisco', 'espelhado', 'polarizado'],
    ]);
  });

  test('follow the line of the frame', async () => {
    const kindsOf = async (line: string) => {
      const variantId = await putOne(1, { line });
      return (await app.call(listLensOffers, { variantId })).map(({ kind }) => kind);
    };
    expect(await kindsOf('Natação')).toEqual([]);
    expect(await kindsOf('Corrida')).toEqual(['sem-grau', 'solar']);
    await staff.setLine('Remo', ['solar']);
    expect(await kindsOf('Remo')).toEqual(['solar']);
    await staff.setLine('Remo', null);
    expect(await kindsOf('Remo')).toHaveLength(5);
  });

  test('leave multifocal lenses out of a frame that is too low for them', async () => {
    const measures = { lensWidth: 50, lensHeight: 27, bridge: 20, temple: 145, front: 138 };
    const variantId = await putOne(1, { measures });
    const kinds = (await app.call(listLensOffers, { variantId })).map(({ kind }) => kind);
    expect(kinds).toContain('visao-simples');
    expect(kinds).not.toContain('multifocal');
  });

  test('of a colour that is not there are not found', async () => {
    await expect(app.call(listLensOffers, { variantId: '71' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('in the cart', () => {
  test('a frame with lenses is a line of its own, which costs both', async () => {
    const person = await signUp(app);
    const variantId = await putOne(5, { promotionalPrice: 15_000 });
    await person.call(addToCart, { variantId });
    await person.call(addToCart, { variantId, lens: SOLAR });
    await person.call(addToCart, { variantId, lens: POLARIZED });
    const cart = await person.call(addToCart, { variantId, lens: POLARIZED });
    expect(
      cart.lines.map(({ lens, quantity, unitPrice }) => [lens?.code, quantity, unitPrice]),
    ).toEqual([
      [undefined, 1, 15_000],
      [SOLAR, 1, 27_990],
      [POLARIZED, 2, 47_970],
    ]);
    expect(cart.lines[2]).toMatchObject({
      ...{ listPrice: 47_970, total: 95_940 },
      lens: { description: 'Solar 1.50, antirrisco, polarizado', price: 32_970, businessDays: 3 },
    });
    expect(cart).toMatchObject({ count: 4, subtotal: 15_000 + 27_990 + 95_940 });
    await person.call(setCartLine, { variantId, lens: POLARIZED, quantity: 1 });
    const left = await person.call(setCartLine, { variantId, lens: SOLAR, quantity: 0 });
    expect(left.lines.map(({ lens, quantity }) => [lens?.code, quantity])).toEqual([
      [undefined, 1],
      [POLARIZED, 1],
    ]);
  });

  test('lenses that the frame does not take are refused, and what is no code', async () => {
    const person = await signUp(app);
    const variantId = await putOne(5, { line: 'Corrida' });
    for (const lens of ['descanso,1.56', 'solar,1.74', 'solar,1.50,luz-azul', 'multifocal,1.50']) {
      await expect(person.call(addToCart, { variantId, lens })).rejects.toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('não leva estas lentes'),
      });
    }
    await expect(person.call(addToCart, { variantId, lens: 'qualquer' })).rejects.toMatchObject({
      fields: { lens: 'Escolha as lentes de novo' },
    });
  });

  test('units count for a colour, with whatever lenses', async () => {
    const person = await signUp(app);
    const variantId = await putOne(2);
    await person.call(addToCart, { variantId });
    await person.call(addToCart, { variantId, lens: SOLAR });
    await expect(person.call(addToCart, { variantId, lens: POLARIZED })).rejects.toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(/^Há 2 unidades de .* em estoque, e 2 já no carrinho\.$/),
    });
    await app.pool.query('UPDATE product_color SET on_hand = 1 WHERE id = $1', [variantId]);
    const { lines, changes } = await person.call(getCart, {});
    expect(lines.map(({ available }) => available)).toEqual([1, 0]);
    expect(changes).toHaveLength(2);
  });

  test('a changed price of lenses is told like any other price, and lenses that are gone leave the cart', async () => {
    const person = await signUp(app);
    const variantId = await putOne(5);
    await person.call(addToCart, { variantId, lens: 'solar,1.50,espelhado' });
    await staff.changeTreatment('espelhado', { priceCents: 10_000 });
    const { changes, subtotal } = await person.call(getCart, {});
    expect(subtotal).toBe(42_990);
    expect(changes).toMatchObject([
      {
        kind: 'price',
        sentence: expect.stringMatching(
          /^Armação \d+ \(Azul\) com lentes Solar 1\.50, espelhado passou de R\$\s419,80 para R\$\s429,90\.$/,
        ),
      },
    ]);
    expect(await person.call(noteCartChanges, {})).toMatchObject({ changes: [] });
    await staff.changeTreatment('espelhado', { offered: false });
    const gone = await person.call(getCart, {});
    expect(gone).toMatchObject({
      ...{ lines: [], subtotal: 0 },
      changes: [{ kind: 'gone', sentence: expect.stringContaining('não faz mais estas lentes') }],
    });
    expect(await person.call(noteCartChanges, {})).toMatchObject({ lines: [], changes: [] });
    await staff.changeTreatment('espelhado', { offered: true, priceCents: 8990 });
  });

  test('the parcel leaves when the slowest lenses are ready', async () => {
    const person = await signUp(app);
    const variantId = await putOne(5);
    await person.call(addToCart, { variantId });
    const days = async () => {
      const { freight } = await person.call(setCartCep, { cep: '88301000' });
      return freight?.options.map(({ businessDays }) => businessDays);
    };
    expect(await days()).toEqual([4, 2]);
    await person.call(addToCart, { variantId, lens: SOLAR });
    expect(await days()).toEqual([6, 4]);
    await person.call(addToCart, { variantId, lens: POLARIZED });
    expect(await days()).toEqual([7, 5]);
  });

  test('a visitor’s lenses join the account’s', async () => {
    const person = await signUp(app);
    const variantId = await putOne(3);
    await person.call(addToCart, { variantId, lens: SOLAR });
    const visitor = newVisitor(app, TEST_ORIGIN);
    await visitor.send('POST', '/api/cart/lines', { variantId, lens: SOLAR });
    await visitor.send('POST', '/api/cart/lines', { variantId, quantity: 2 });
    const { email, password } = person.sent;
    const { status } = await visitor.send('POST', '/api/session/accounts', { email, password });
    expect(status).toBeLessThan(300);
    const { lines } = await person.call(getCart, {});
    expect(lines.map(({ lens, quantity }) => [lens?.code, quantity])).toEqual([
      [SOLAR, 2],
      [undefined, 1],
    ]);
  });
});
