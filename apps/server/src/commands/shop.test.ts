import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOrder } from '@arquiba/contract/orders';
import { askQuestion, listQuestions } from '@arquiba/contract/reviews';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Buyer,
  type Buying,
  buy,
  openBuying,
} from '../../../api/src/orders/testing/buying.ts';
import { runArquiba } from '../testing/product-process.ts';

let shop: Buying;
let buyer: Buyer;
let DATA_DIR: string;

beforeAll(async () => {
  shop = await openBuying();
  buyer = await shop.newBuyer();
  DATA_DIR = await mkdtemp(join(tmpdir(), 'arquiba-shop-'));
});
afterAll(async () => {
  await shop.app.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

/** Runs the command line on the database of the running shop. */
async function operate(...words: string[]): Promise<string> {
  const environment = { DATA_DIR, DATABASE_URL: shop.app.databaseUrl };
  const { code, output } = await runArquiba(words, environment);
  expect({ code, output }).toMatchObject({ code: 0 });
  return output;
}

it('coupons are made, with a minimum', async () => {
  await operate('coupons', 'create', 'grande', '--percent', '20', '--minimum', '90000,00');
  const { rows } = await shop.app.pool.query(
    'SELECT code, basis_points, minimum_cents FROM coupon',
  );
  expect(rows).toEqual([{ code: 'GRANDE', basis_points: 2000, minimum_cents: 9_000_000 }]);
});

it('products are listed, and their stock is set', async () => {
  const { slug, variants } = await shop.putFrame([5, 7]);
  const listed = (await operate('products', 'list')).split('\n');
  const line = listed.find((row) => row.includes(slug) && row.includes('Verde'));
  await operate('products', 'stock', line?.split(/\s+/)[0] ?? '', '3');
  expect(await Promise.all(variants.map(shop.stockOf))).toEqual([
    [5, 0],
    [3, 0],
  ]);
});

it('words of the search are set, and what a frame is for', async () => {
  const { slug } = await shop.putFrame([1]);
  await operate('products', 'categories', slug, 'solar,infantil');
  await operate('search', 'set', 'Turminhas', 'infantil');
  expect(await operate('search', 'list')).toMatch(/turminha\s+infantil/);
  await operate('search', 'remove', 'turminha');
  const { rows } = await shop.app.pool.query('SELECT categories FROM product WHERE slug = $1', [
    slug,
  ]);
  expect(rows).toEqual([{ categories: ['solar', 'infantil'] }]);
});

it('lenses are listed, and their prices and days set', async () => {
  await operate('lenses', 'set', 'solar', '1.56', '--price', '1.234,56', '--days', '4');
  await operate('lenses', 'line', 'Vela', 'solar');
  const listed = await operate('lenses', 'list');
  expect(listed).toMatch(/solar\s+1\.56\s+R\$ 1\.234,56/);
  const { rows } = await shop.app.pool.query(
    `SELECT price_cents, business_days FROM lens WHERE kind = 'solar' AND index = '1.56'`,
  );
  expect(rows).toEqual([{ price_cents: 123_456, business_days: 4 }]);
});

it('orders are sent and delivered', async () => {
  const { number } = await buy(buyer, await shop.putOne(3));
  await shop.pay(await shop.chargeOf(number));
  const tracking = ['--carrier', 'Correios', '--code', 'AR123456789BR'];
  await operate('orders', 'ship', number, ...tracking, '--invoice', '3526'.repeat(11));
  await operate('orders', 'deliver', number);
  expect(await buyer.call(getOrder, { number })).toMatchObject({
    ...{ status: 'entregue', shipment: { trackingCode: 'AR123456789BR' } },
    invoice: { key: '3526'.repeat(11) },
  });
});

it('questions are listed until they are answered', async () => {
  const { slug } = await shop.putFrame([1]);
  const text = 'Vem com estojo rígido?';
  await buyer.call(askQuestion, { slug, text });
  const waiting = (await operate('questions', 'list')).split('\n');
  const [id = ''] = waiting.find((row) => row.includes(text))?.split(/\s+/) ?? [];
  await operate('questions', 'answer', id, 'Vem, e com flanela.');
  const { items } = await shop.app.call(listQuestions, { slug });
  expect(items).toMatchObject([{ text, answer: 'Vem, e com flanela.' }]);
  expect(await operate('questions', 'list')).not.toContain(text);
});
