import { createAddress } from '@arquiba/contract/addresses';
import { getCheckout, placeOrder } from '@arquiba/contract/orders';
import { signUpMinor } from '@arquiba/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../platform/testing/address-samples.ts';
import { type Buying, fillCart, openBuying, readTerms } from './testing/buying.ts';

let shop: Buying;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

test('someone under 16 buys once the guardian has confirmed', async () => {
  const variantId = await shop.putOne(3);
  const person = await signUpMinor(shop.app);
  const { id: addressId } = await person.call(createAddress, newAddress(person));
  const minor = { ...person, addressId };
  await fillCart(minor, variantId);
  expect(await minor.call(getCheckout, {})).toMatchObject({ guardianFirst: true });
  const terms = await readTerms(minor);
  await expect(minor.call(placeOrder, terms)).rejects.toMatchObject({
    code: 'not_allowed',
    message: 'Quem tem menos de 16 anos só compra depois que um responsável confirma a conta.',
  });
  expect(await shop.stockOf(variantId)).toEqual([3, 0]);
  await shop.app.pool.query(
    'UPDATE guardian SET confirmed_at = requested_at, token_hash = NULL WHERE account_id = $1',
    [minor.id],
  );
  expect(await minor.call(getCheckout, {})).toMatchObject({ guardianFirst: false });
  await minor.call(placeOrder, terms);
  expect(await shop.stockOf(variantId)).toEqual([3, 1]);
});
