import {
  cancelOrder,
  getCheckout,
  getOrderPayments,
  listOrders,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { MOST_SAVED_CARDS } from '@arquiba/contract/payment-terms';
import { deleteSavedCard, listSavedCards } from '@arquiba/contract/saved-cards';
import { leave } from '@arquiba/testing/deletions';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import { savedCardsExport } from '../payments/saved-cards/export-saved-cards.ts';
import { savedCardJobs } from '../payments/saved-cards/jobs.ts';
import { saveCard } from '../payments/saved-cards/save-card.ts';
import { ProviderAway } from '../platform/ports/payment-provider.ts';
import { purgeJob } from '../privacy/purge-job.ts';
import { type Buyer, type Buying, fillCart, openBuying, readTerms } from './testing/buying.ts';
import { buyAsGuest, openGuest } from './testing/guest.ts';

const HOUR_MS = 3_600_000;
const MASTERCARD = '5555555555554444';
const REVIEWED = '4000000000000259';
const DECLINED = '4000000000000002';

let shop: Buying;
let variantId: string;

beforeAll(async () => {
  shop = await openBuying();
  variantId = await shop.putOne(1000);
});
afterAll(() => shop.app.close());

interface Card {
  digits?: string;
  year?: number;
  /** Whether it is saved too. */
  saves?: boolean;
}

/** The terms of an order by a card that is typed. */
async function cardTerms(buyer: Buyer, { digits, year, saves = true }: Card = {}) {
  await fillCart(buyer, variantId);
  const terms = await readTerms(buyer, 'cartao');
  const token = () => shop.gateway.token(digits, year);
  return {
    ...{ ...terms, cardToken: await token() },
    ...(saves && { saveCardToken: await token() }),
  };
}

async function buyWith(buyer: Buyer, card: Card = {}) {
  return buyer.call(placeOrder, await cardTerms(buyer, card));
}

/** The cards that wait are saved, and those that were removed go at the provider. */
async function runJobs() {
  const [save, remove, forget] = savedCardJobs;
  await runAnnounced(shop.app, 'saved-card.approved', ...(save ? [save] : []));
  await runAnnounced(shop.app, 'saved-card.removed', ...(remove ? [remove] : []));
  await runAnnounced(shop.app, 'saved-card.customer-removed', ...(forget ? [forget] : []));
}

async function saveOne(buyer: Buyer, card: Card = {}) {
  await buyWith(buyer, card);
  await runJobs();
  const [saved] = await formCards(buyer);
  if (!saved) throw new Error('No card was saved');
  return saved;
}

/** What the form of the checkout offers. */
async function formCards({ call }: Buyer) {
  return (await call(getCheckout, {})).cardForm.saved;
}

/** What the provider stores for an e-mail. */
async function atProvider({ sent }: Buyer) {
  const { cards } = shop.app.api.services.payments;
  return cards.list(await cards.customerOf(sent.email));
}

async function waitingTokens(): Promise<number> {
  const { rows } = await shop.app.pool.query('SELECT count(*)::int AS count FROM card_to_save');
  return rows[0].count;
}

test('a card is saved once it has paid, and pays the next order by its CVV alone', async () => {
  const buyer = await shop.newBuyer();
  const { status } = await buyWith(buyer);
  expect(status).toBe('pago');
  expect(await formCards(buyer)).toEqual([]);
  await runJobs();
  const [saved] = await formCards(buyer);
  const shown = {
    ...{ id: saved?.id, brand: 'visa', lastDigits: '1111', expiryMonth: 12, expiryYear: 2031 },
    expired: false,
  };
  expect(saved).toEqual({ ...shown, cardId: expect.any(String) });
  expect(await buyer.call(listSavedCards, {})).toEqual([shown]);
  expect(await savedCardsExport.collect(shop.app.api.services, buyer.id)).toEqual([
    { bandeira: 'visa', final: '1111', validade: '12/2031' },
  ]);
  expect(await waitingTokens()).toBe(0);

  await fillCart(buyer, variantId);
  const order = await buyer.call(placeOrder, {
    ...(await readTerms(buyer, 'cartao')),
    cardToken: await shop.gateway.savedToken(saved?.cardId ?? ''),
    savedCardId: saved?.id ?? '',
  });
  expect(order).toMatchObject({ status: 'pago', payment: { card: { lastDigits: '1111' } } });

  shop.app.clock.advance(6 * 366 * 24 * HOUR_MS);
  const call = shop.app.api.callAs(buyer.id);
  expect(await call(listSavedCards, {})).toEqual([{ ...shown, expired: true }]);
  expect((await call(getCheckout, {})).cardForm.saved).toEqual([]);
  shop.app.clock.advance(-6 * 366 * 24 * HOUR_MS);
});

test('a card in review is saved when it is approved; a declined one never', async () => {
  const buyer = await shop.newBuyer();
  const call = shop.app.api.callAs(buyer.id);
  const reviewed = await buyWith(buyer, { digits: REVIEWED });
  expect(reviewed.status).toBe('em_analise');
  const declined = await buyWith(buyer, { digits: DECLINED });
  expect(declined.payment?.status).toBe('recusado');
  await runJobs();
  expect(await call(listSavedCards, {})).toEqual([]);
  expect(await waitingTokens()).toBe(1);
  shop.app.clock.advance(25 * HOUR_MS);
  await reconcile(shop.app.api.services, new AbortController().signal);
  await runJobs();
  expect(await call(listSavedCards, {})).toMatchObject([{ lastDigits: '0259' }]);
  expect(await waitingTokens()).toBe(0);
});

test('a token that the provider refuses is no problem of the order', async () => {
  const buyer = await shop.newBuyer();
  const terms = await cardTerms(buyer);
  const order = await buyer.call(placeOrder, { ...terms, saveCardToken: 'used before' });
  expect(order.status).toBe('pago');
  await runJobs();
  expect(await buyer.call(listSavedCards, {})).toEqual([]);
  expect(await waitingTokens()).toBe(0);
});

test('the same card is saved once, though two payments save it at once', async () => {
  const buyer = await shop.newBuyer();
  await buyWith(buyer);
  await buyWith(buyer);
  const { rows } = await shop.app.pool.query<{ id: string }>(
    'SELECT payment_id AS id FROM card_to_save WHERE account_id = $1',
    [buyer.id],
  );
  expect(rows).toHaveLength(2);
  await Promise.all(rows.map(({ id }) => saveCard(shop.app.api.services, id)));
  expect(await formCards(buyer)).toHaveLength(1);
  await runJobs();
  const [saved] = await formCards(buyer);
  expect((await atProvider(buyer)).map(({ cardId }) => cardId)).toEqual([saved?.cardId]);
});

test('an account has ten cards at most, also when two are saved at once', async () => {
  const buyer = await shop.newBuyer();
  for (let year = 2027; year < 2027 + MOST_SAVED_CARDS - 1; year += 1) {
    await buyWith(buyer, { year });
    await runJobs();
  }
  expect((await buyer.call(getCheckout, {})).cardForm.maySave).toBe(true);
  await buyWith(buyer, { digits: MASTERCARD, year: 2040 });
  await buyWith(buyer, { digits: MASTERCARD, year: 2041 });
  const { rows } = await shop.app.pool.query<{ id: string }>(
    'SELECT payment_id AS id FROM card_to_save WHERE account_id = $1',
    [buyer.id],
  );
  await Promise.all(rows.map(({ id }) => saveCard(shop.app.api.services, id)));
  await runJobs();
  expect(await buyer.call(listSavedCards, {})).toHaveLength(MOST_SAVED_CARDS);
  expect(await atProvider(buyer)).toHaveLength(MOST_SAVED_CARDS);
  expect((await buyer.call(getCheckout, {})).cardForm.maySave).toBe(false);
});

test('nobody else sees, uses or removes a card, and a guest saves none', async () => {
  const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
  const saved = await saveOne(owner);
  expect(await other.call(listSavedCards, {})).toEqual([]);
  expect(await formCards(other)).toEqual([]);
  const { id } = saved;
  await expect(other.call(deleteSavedCard, { id })).rejects.toMatchObject({ code: 'not_found' });
  await fillCart(other, variantId);
  const terms = await readTerms(other, 'cartao');
  const cardToken = await shop.gateway.savedToken(saved.cardId);
  await expect(
    other.call(placeOrder, { ...terms, cardToken, savedCardId: id }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { savedCardId: expect.any(String) } });
  // As if it were typed: the provider says which card the token is of.
  const order = await other.call(placeOrder, { ...terms, cardToken });
  expect(order).toMatchObject({ status: 'aguardando_pagamento', payment: { status: 'recusado' } });
  await expect(
    other.call(payOrder, {
      ...{ number: order.number, method: 'cartao', expectedTotal: order.total },
      ...{ cardToken: await shop.gateway.savedToken(saved.cardId), savedCardId: id },
    }),
  ).rejects.toMatchObject({ fields: { savedCardId: expect.any(String) } });
  await expect(
    other.call(payOrder, {
      ...{ number: order.number, method: 'pix', expectedTotal: order.total, savedCardId: id },
    }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await other.call(cancelOrder, { number: order.number });

  const guest = openGuest(shop.app);
  const number = (await buyAsGuest(guest, variantId)).number;
  expect((await guest.call(getCheckout, {})).cardForm).toMatchObject({ saved: [], maySave: false });
  const ways = await guest.call(getOrderPayments, { number });
  const expectedTotal = ways.find(({ method }) => method === 'cartao')?.total ?? 0;
  const paying = { number, method: 'cartao', expectedTotal } as const;
  for (const tried of [{ savedCardId: id }, { saveCardToken: await shop.gateway.token() }]) {
    await expect(
      guest.call(payOrder, { ...paying, cardToken: await shop.gateway.token(), ...tried }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [Object.keys(tried)[0] ?? '']: expect.any(String) },
    });
  }
  expect(await owner.call(listSavedCards, {})).toHaveLength(1);
});

test('a card that is removed while it pays either pays or does not, and is gone', async () => {
  const buyer = await shop.newBuyer();
  const saved = await saveOne(buyer);
  await fillCart(buyer, variantId);
  const terms = {
    ...(await readTerms(buyer, 'cartao')),
    ...{ cardToken: await shop.gateway.savedToken(saved.cardId), savedCardId: saved.id },
  };
  const [placed] = await Promise.allSettled([
    buyer.call(placeOrder, terms),
    buyer.call(deleteSavedCard, { id: saved.id }).then(runJobs),
  ]);
  const outcome =
    placed.status === 'fulfilled' ? placed.value.payment?.status : placed.reason.fields;
  expect(['capturado', 'recusado', { savedCardId: expect.any(String) }]).toContainEqual(outcome);
  expect(await formCards(buyer)).toEqual([]);
  expect(await atProvider(buyer)).toEqual([]);
  await expect(buyer.call(deleteSavedCard, { id: saved.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('with the account its cards go at the provider too, and the next owner of its e-mail has none', async () => {
  const [leaving, later] = [await shop.newBuyer(), await shop.newBuyer()];
  await saveOne(leaving);
  const { items } = await leaving.call(listOrders, {});
  for (const { number } of items) await leaving.call(cancelOrder, { number });
  // The person who has the e-mail now does not get the customer of another account.
  await fillCart(later, variantId);
  const terms = await cardTerms(later);
  await shop.app.pool.query('UPDATE account SET email = $2 WHERE id = $1', [
    leaving.id,
    `antes.${leaving.sent.email}`,
  ]);
  await shop.app.pool.query('UPDATE account SET email = $2 WHERE id = $1', [
    later.id,
    leaving.sent.email,
  ]);
  expect((await later.call(placeOrder, terms)).status).toBe('pago');
  await runJobs();
  expect(await formCards(later)).toEqual([]);
  expect(await atProvider(leaving)).toHaveLength(1);
  await leave(shop.app, leaving);
  shop.app.clock.advance(31 * 24 * HOUR_MS);
  await purgeJob.run(
    shop.app.api.services,
    {},
    { jobId: '', number: 1, signal: new AbortController().signal },
  );
  const { rows } = await shop.app.pool.query(
    'SELECT FROM card_customer WHERE account_id = $1 UNION ALL SELECT FROM saved_card WHERE account_id = $1',
    [leaving.id],
  );
  expect(rows).toEqual([]);
  await runJobs();
  expect(await atProvider(leaving)).toEqual([]);
});

test('while the provider is away a card is removed here at once, and there in the end', async () => {
  const buyer = await shop.newBuyer();
  const saved = await saveOne(buyer);
  await buyWith(buyer, { digits: MASTERCARD });
  shop.gateway.hide(true);
  const waiting = await buyWith(buyer, { saves: false });
  expect(waiting).toMatchObject({ status: 'aguardando_pagamento', payment: { status: 'criado' } });
  await buyer.call(deleteSavedCard, { id: saved.id });
  expect(await formCards(buyer)).toEqual([]);
  const { rows } = await shop.app.pool.query<{ topic: string; payload: { paymentId: string } }>(
    `SELECT topic, payload FROM outbox WHERE topic LIKE 'saved-card.%' ORDER BY id`,
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['saved-card.approved', 'saved-card.removed']);
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  const [save, remove] = savedCardJobs;
  for (const [job, row] of [[save, rows[0]] as const, [remove, rows[1]] as const]) {
    await expect(job?.run(shop.app.api.services, row?.payload, attempt)).rejects.toBeInstanceOf(
      ProviderAway,
    );
  }
  shop.gateway.hide(false);
  await runJobs();
  expect(await atProvider(buyer)).toMatchObject([{ lastDigits: '4444' }]);
  expect(await formCards(buyer)).toMatchObject([{ lastDigits: '4444' }]);
});

test('neither a row nor a line of the log has anything of a card but what is shown', async () => {
  const buyer = await shop.newBuyer();
  const terms = await cardTerms(buyer);
  await buyer.call(placeOrder, terms);
  const { rows } = await shop.app.pool.query<{ sealed: Buffer }>(
    'SELECT sealed FROM card_to_save WHERE account_id = $1',
    [buyer.id],
  );
  expect(rows[0]?.sealed.includes(terms.saveCardToken ?? '')).toBe(false);
  await runJobs();
  const logged = JSON.stringify(shop.app.logged);
  for (const secret of [terms.cardToken, terms.saveCardToken, '411111']) {
    expect(logged).not.toContain(secret);
  }
});
