import { createProduct, getProduct } from '@arquiba/contract/catalog';
import { storeFile } from '@arquiba/testing/files';
import { signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await signUpAdmin(app);
  const image = await storeFile(app, '/products/mare/azul.png');
  await admin.call(createProduct, {
    ...{ title: 'Maré Alta', line: 'Linha Litoral', description: '', sex: 'unissex' },
    ...{ shape: 'redondo', material: 'titânio', price: 49_990 },
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    colors: [{ color: 'Azul', hex: '#1a2b3c', image, stock: 3 }],
  });
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60_000;

test('stock never goes under what orders have kept', async () => {
  const [row] = await app.api.backOffice().products.list('MARE');
  expect(row).toMatchObject({ sku: 'MARE-ALTA-AZUL', onHand: 3, reserved: 0 });
  await app.pool.query('UPDATE product_color SET reserved = 2');
  expect(await app.api.backOffice().products.setStock('MARE-ALTA-AZUL', 1)).toEqual({
    changed: false,
    reserved: 2,
  });
  expect(await app.api.backOffice().products.setStock('MARE-ALTA-AZUL', 9)).toEqual({
    changed: true,
    reserved: 2,
  });
  expect((await app.call(getProduct, { slug: 'mare-alta' })).colors[0]?.stock).toBe(7);
  expect(await app.api.backOffice().products.setStock('NENHUM', 9)).toBeNull();
  expect(await app.api.backOffice().products.list('nada disso')).toEqual([]);
});

test('a promotion is shown beside the lowest price that was asked in the month before it', async () => {
  const { setPrices } = app.api.backOffice().products;
  const shown = () => app.call(getProduct, { slug: 'mare-alta' });
  const set = async (price: number, promotionalPrice: number | null) => {
    const done = await setPrices('mare-alta', { price, promotionalPrice });
    return done?.formerPrice;
  };
  // The frame is new: nobody was asked more for it.
  expect(await set(90_000, 40_000)).toBeNull();
  expect(await shown()).toMatchObject({ price: 40_000, promotionalPrice: null });
  app.clock.advance(2 * DAY);
  // A higher price that stood for a minute only does not become the former price.
  await set(80_000, null);
  app.clock.advance(60_000);
  expect(await set(80_000, 45_000)).toBeNull();
  await set(50_000, null);
  app.clock.advance(31 * DAY);
  expect(await set(60_000, 42_000)).toBe(50_000);
  expect(await shown()).toMatchObject({ price: 50_000, promotionalPrice: 42_000 });
  app.clock.advance(DAY);
  expect(await set(70_000, 42_000)).toBe(50_000);
  expect(await set(70_000, null)).toBeNull();
  expect(await shown()).toMatchObject({ price: 70_000, promotionalPrice: null });
  expect(await setPrices('outro', { price: 50_000, promotionalPrice: null })).toBeNull();
});

test('staff say what a frame is for', async () => {
  const { setUses } = app.api.backOffice().products;
  expect(await setUses('mare-alta', { categories: ['solar'] })).toBe(true);
  await setUses('mare-alta', { sports: ['natacao', 'praia'] });
  const uses = { categories: ['solar'], sports: ['natacao', 'praia'] };
  expect(await app.call(getProduct, { slug: 'mare-alta' })).toMatchObject(uses);
  expect(await setUses('outro', { sports: [] })).toBe(false);
});
