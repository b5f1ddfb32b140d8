import { createAddress } from '@arquiba/contract/addresses';
import { getCheckout, placeOrder } from '@arquiba/contract/orders';
import { signUpUnconfirmed } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../platform/testing/address-samples.ts';
import { type Buying, buy, fillCart, openBuying, readTerms } from './testing/buying.ts';

let shop: Buying;

beforeAll(async () => {
  shop = await openBuying();
});
afterAll(() => shop.app.close());

async function newcomer() {
  const person = await signUpUnconfirmed(shop.app);
  const { id: addressId } = await person.call(createAddress, newAddress(person));
  return { ...person, addressId };
}

test('the first order waits for the e-mail, and the checkout says so before', async () => {
  const variantId = await shop.putOne(3);
  const buyer = await newcomer();
  await fillCart(buyer, variantId);
  expect(await buyer.call(getCheckout, {})).toMatchObject({ emailFirst: true });
  const terms = await readTerms(buyer);
  await expect(buyer.call(placeOrder, terms)).rejects.toMatchObject({
    ...{ code: 'email_unconfirmed', status: 403 },
    message: `Confirme o e-mail ${buyer.sent.email} antes da primeira compra: abra o link que enviamos para ele.`,
  });
  expect(await shop.stockOf(variantId)).toEqual([3, 0]);
  await shop.app.api.backOffice().accounts.confirmEmail(buyer.sent.email);
  expect(await buyer.call(getCheckout, {})).toMatchObject({ emailFirst: false });
  await buyer.call(placeOrder, terms);
  expect(await shop.stockOf(variantId)).toEqual([3, 1]);
});

test('who bought before e-mails were confirmed goes on buying, and gets the mails', async () => {
  const variantId = await shop.putOne(3);
  const buyer = await shop.newBuyer();
  await buy(buyer, variantId);
  await shop.app.pool.query('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [
    buyer.id,
  ]);
  expect(await buyer.call(getCheckout, {})).toMatchObject({ emailFirst: false });
  await buy(buyer, variantId);
  expect(await queuedMails(shop.app, buyer.sent.email)).toHaveLength(2);
});
