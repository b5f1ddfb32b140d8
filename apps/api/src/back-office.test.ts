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

test('prices change together', async () => {
  const prices = { price: 50_000, promotionalPrice: 40_000 };
  expect(await app.api.backOffice().products.setPrices('mare-alta', prices)).toBe(true);
  expect(await app.call(getProduct, { slug: 'mare-alta' })).toMatchObject(prices);
  expect(await app.api.backOffice().products.setPrices('outro', prices)).toBe(false);
});
