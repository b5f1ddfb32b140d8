import { addToCart, getCart } from '@arquiba/contract/cart';
import { buyAgain, getOrder, placeOrder } from '@arquiba/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operateLenses } from '../lenses/public/operate-lenses.ts';
import { audit } from './testing/audit.ts';
import { type Buyer, type Buying, openBuying, readTerms } from './testing/buying.ts';

const LENS = 'solar,1.50,polarizado';
let shop: Buying;
let buyer: Buyer;
let staff: ReturnType<typeof operateLenses>;

beforeAll(async () => {
  shop = await openBuying();
  buyer = await shop.newBuyer();
  staff = operateLenses(shop.app.api.services.db);
});
afterAll(() => shop.app.close());

test('an order keeps the prices of frame and lenses, and what they are', async () => {
  const variantId = await shop.putOne(10, 20_000);
  await buyer.call(addToCart, { variantId, lens: LENS, quantity: 2 });
  await buyer.call(addToCart, { variantId });
  const terms = await readTerms(buyer);
  const { number, freight } = await buyer.call(placeOrder, terms);
  expect(freight.businessDays).toBe(4 + 3);
  await staff.changeTreatment('polarizado', { priceCents: 1, offered: false });
  const { lines, subtotal } = await buyer.call(getOrder, { number });
  expect(subtotal).toBe(2 * (20_000 + 12_990 + 14_990) + 20_000);
  expect(lines).toMatchObject([
    {
      ...{ quantity: 2, unitPrice: 47_980, total: 95_960 },
      lens: {
        ...{ code: LENS, description: 'Solar 1.50, polarizado' },
        ...{ price: 27_980, businessDays: 3 },
      },
    },
    { quantity: 1, unitPrice: 20_000, lens: null },
  ]);
  expect(await shop.stockOf(variantId)).toEqual([10, 3]);
  expect(await audit(shop.app.pool)).toEqual({});
  // Lenses that are not offered any more are not bought again; the frame is.
  const again = await buyer.call(buyAgain, { number });
  expect(again.lines).toMatchObject([{ variantId, lens: null }]);
  await staff.changeTreatment('polarizado', { priceCents: 14_990, offered: true });
  await shop.app.pool.query('DELETE FROM cart_line');
  const whole = await buyer.call(buyAgain, { number });
  expect(whole.lines.map(({ lens, quantity }) => [lens?.code, quantity])).toEqual([
    [LENS, 2],
    [undefined, 1],
  ]);
  await shop.app.pool.query('DELETE FROM cart_line');
});

test('a price of lenses that changed since the page was shown buys nothing', async () => {
  const variantId = await shop.putOne(5, 20_000);
  await buyer.call(addToCart, { variantId, lens: LENS });
  const terms = await readTerms(buyer);
  await staff.change('solar', '1.50', { priceCents: 13_990 });
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({
    code: 'price_changed',
    message: expect.stringContaining('O total agora é'),
  });
  await staff.change('solar', '1.50', { priceCents: 12_990, businessDays: 9 });
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({ code: 'price_changed' });
  await staff.change('solar', '1.50', { businessDays: 2, offered: false });
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({ code: 'out_of_stock' });
  await staff.change('solar', '1.50', { offered: true });
  // Other lenses than those on the page are another cart.
  const other = { ...terms, expectedGoods: terms.expectedGoods.replace(',polarizado', '') };
  await expect(buyer.call(placeOrder, other)).rejects.toMatchObject({ code: 'price_changed' });
  expect((await buyer.call(getCart, {})).count).toBe(1);
  await expect(buyer.call(placeOrder, terms)).resolves.toMatchObject({ subtotal: 47_980 });
});

test('the last unit goes to one buyer, with lenses or without', async () => {
  const variantId = await shop.putOne(1, 20_000);
  const other = await shop.newBuyer();
  await buyer.call(addToCart, { variantId, lens: LENS });
  await other.call(addToCart, { variantId });
  const terms = [await readTerms(buyer), await readTerms(other)] as const;
  const placed = await Promise.allSettled([
    buyer.call(placeOrder, terms[0]),
    other.call(placeOrder, terms[1]),
  ]);
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await shop.stockOf(variantId)).toEqual([1, 1]);
});
