import { cancelOrder } from '@arquiba/contract/orders';
import { getPrivacy } from '@arquiba/contract/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buying, buy, openBuying } from './testing/buying.ts';

let shop: Buying;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

test('before an account is deleted, its owner is told which orders are not over', async () => {
  const variantId = await shop.putOne(5);
  const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
  const first = await buy(buyer, variantId);
  // Ids of the same millisecond have no order.
  shop.app.clock.advance(1000);
  const second = await buy(buyer, variantId);
  await buy(other, variantId);
  expect((await buyer.call(getPrivacy, {})).openOrders).toEqual([second.number, first.number]);
  await buyer.call(cancelOrder, { number: second.number });
  expect((await buyer.call(getPrivacy, {})).openOrders).toEqual([first.number]);
});
