import { placeOrder } from '@arquiba/contract/orders';
import { createReview, getReviewRight, listReviews } from '@arquiba/contract/reviews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverOrder, shipOrder } from './public/staff-orders.ts';
import { type Buying, fillCart, openBuying, readTerms } from './testing/buying.ts';

let shop: Buying;
beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

test('a frame is reviewed by who bought it, once it has arrived', async () => {
  const buyer = await shop.newBuyer();
  const variantId = await shop.putOne(3);
  await fillCart(buyer, variantId);
  const cardToken = await shop.gateway.token();
  const terms = await readTerms(buyer, 'cartao');
  const { number, lines } = await buyer.call(placeOrder, { ...terms, cardToken });
  const slug = lines[0]?.slug ?? '';
  const rights = async () => (await buyer.call(getReviewRight, { slug })).lines;
  expect(await rights()).toEqual([]);
  await expect(buyer.call(createReview, { slug, rating: 5 })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const { services } = shop.app.api;
  const dispatch = { carrier: 'Correios', trackingCode: 'AA123456789BR', trackingUrl: null };
  await shipOrder(services, number, { ...dispatch, invoice: null });
  await deliverOrder(services, number);
  expect(await rights()).toHaveLength(1);
  await buyer.call(createReview, { slug, rating: 5 });
  expect(await rights()).toEqual([]);
  expect((await shop.app.call(listReviews, { slug })).items).toHaveLength(1);
});
