import { listFreightRegions, quoteFreight } from '@arquiba/contract/freight';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpired } from './queries.ts';
import { createRegionalRates } from './regional-rates.ts';

let app: TestApp;
let putFrame: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  app = await startTestApp();
  putFrame = await openShop(app);
});
afterAll(() => app.close());

test('a visitor sees price and day of each service before signing in', async () => {
  const { variants } = await putFrame([3], { price: 19_990, weightGrams: 300 });
  const variantId = variants[0] as string;
  const quote = await app.call(quoteFreight, { cep: '88301000', variantId });
  expect(quote).toMatchObject({
    ...{ cep: '88301-000', uf: 'SC', expiresAt: '2026-03-10T12:30:00.000Z' },
    options: [
      // Counted from Tuesday 10 March.
      { service: 'economica', name: 'Econômica', price: 1490, arrivesBy: '2026-03-16' },
      { service: 'expressa', name: 'Expressa', price: 2390, arrivesBy: '2026-03-12' },
    ],
  });
  // The same request gets the same quote, as long as there is time to use it.
  const again = await app.call(quoteFreight, { cep: '88301-000', variantId });
  expect(again).toEqual(quote);
  app.clock.advance(16 * 60_000);
  const later = await app.call(quoteFreight, { cep: '88301-000', variantId });
  expect(later.id).not.toBe(quote.id);
  // From R$ 399,00 on, the cheapest service is free.
  const dear = await app.call(quoteFreight, { cep: '88301-000', variantId, quantity: 2 });
  expect(dear.options.map(({ price }) => price)).toEqual([0, 2790]);
  app.clock.advance(20 * 60_000);
  expect(await removeExpired(app.api.services.db, app.clock.now())).toBe(1);
});

test('a shop goes by its own quotes, also where another of this process made the same', async () => {
  const other = await startTestApp();
  const putOther = await openShop(other);
  for (const [shop, put] of [
    [app, putFrame],
    [other, putOther],
  ] as const) {
    const { variants } = await put([3], { price: 19_990, weightGrams: 450 });
    const variantId = variants[0] as string;
    const { id } = await shop.call(quoteFreight, { cep: '01310-100', variantId });
    const { rowCount } = await shop.pool.query('SELECT FROM freight_quote WHERE id = $1', [id]);
    expect(rowCount).toBe(1);
  }
  await other.close();
});

test('a place that nobody has, or a colour that the shop has not, is refused', async () => {
  const { variants } = await putFrame([3]);
  const variantId = variants[0] as string;
  await expect(app.call(quoteFreight, { cep: '78950-000', variantId })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { cep: 'O CEP 78950-000 não existe. Confira o CEP.' },
  });
  await expect(app.call(quoteFreight, { cep: '1', variantId })).rejects.toMatchObject({
    fields: { cep: 'O CEP tem 8 algarismos, como 88301-000' },
  });
  await expect(app.call(quoteFreight, { cep: '88301-000', variantId: '71' })).rejects.toMatchObject(
    { code: 'not_found' },
  );
});

test('every state has its prices, which grow with the weight', async () => {
  const { stateNames } = await import('@arquiba/brazil/uf');
  for (const uf of Object.keys(stateNames) as (keyof typeof stateNames)[]) {
    let before = [0, 0];
    for (const weightGrams of [100, 500, 501, 2000, 4999, 5001, 6001, 30_000]) {
      const rates = await createRegionalRates().find({ cep: '00000000', uf, weightGrams });
      expect(rates).toHaveLength(2);
      const cents = rates.map((rate) => rate.cents);
      expect(cents.every((each, index) => each >= (before[index] as number))).toBe(true);
      expect(cents[1]).toBeGreaterThan(cents[0] as number);
      before = cents;
    }
  }
});

test('the help page names price and days for each region, from the same rates', async () => {
  const regions = await app.call(listFreightRegions, {});
  expect(regions.map(({ name }) => name)).toEqual([
    ...['Sul', 'Sudeste', 'Centro-Oeste', 'Nordeste', 'Norte'],
  ]);
  const { variants } = await putFrame([1], { price: 19_990 });
  const quote = await app.call(quoteFreight, { cep: '01001000', variantId: variants[0] as string });
  const shown = quote.options.map(({ arrivesBy: _, ...option }) => option);
  expect(regions[1]?.options).toEqual(shown);
});
