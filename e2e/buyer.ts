import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAddress, listAddresses } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import { getCheckout, getOrder, placeOrder } from '@arquiba/contract/orders';
import type { Call } from '@arquiba/contract/route';
import { currentSession } from '@arquiba/contract/sessions';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { type BackOffice, openBackOffice } from '../apps/api/src/back-office.ts';
import { productDatabase } from './product-database.ts';
import { siteUrl, type Visit } from './visit.ts';

/** The API with the cookies of a visit, as the pages of that browser call it. */
export function callOf({ context }: Pick<Visit, 'context'>): Call {
  return createClient({
    baseUrl: siteUrl(),
    async fetch(input, init) {
      const answer = await context.request.fetch(String(input), {
        method: init?.method ?? 'GET',
        headers: { ...(init?.headers as Record<string, string>), origin: siteUrl() },
        ...(init?.body ? { data: String(init.body) } : {}),
      });
      const status = answer.status();
      return new Response(status === 204 ? null : await answer.text(), { status });
    },
  });
}

/** A colour with enough stock for every journey, of the first such frame or of a later one. */
export async function plentiful(call: Call, place = 0) {
  const { items } = await call(listProducts, { limit: 20 });
  let found = 0;
  for (const { slug } of items) {
    const product = await call(getProduct, { slug });
    const variant = product.colors.find(({ stock }) => stock > 8);
    if (variant && found === place) return { product, variant };
    found += variant ? 1 : 0;
  }
  throw new Error('No colour has more than eight units');
}

/** A colour of one of the last frames, which no other journey buys; its stock is restored at the end. */
export async function rareColor(call: Call, place: number) {
  const { items } = await call(listProducts, { limit: 50 });
  const { slug = '', title = '' } = items.at(-1 - place) ?? {};
  const { colors } = await call(getProduct, { slug });
  const variant = colors.find(({ stock }) => stock > 0);
  const { products } = await backOffice();
  const listed = (await products.list(title)).find(
    (each) => each.title === title && each.color === variant?.color,
  );
  const { sku = '', onHand = 1 } = listed ?? {};
  const leave = async (units: number) => {
    await products.setStock(sku, units);
    onTestFinished(async () => void (await products.setStock(sku, onHand)));
  };
  return { id: variant?.id ?? '', title, leave };
}

/** Someone with an address and something in the cart. */
export async function readyToBuy(visited: Visit, quantity = 1, place = 0) {
  const call = callOf(visited);
  const { account } = await call(currentSession, {});
  const idAccount = account?.id ?? '';
  const { product, variant } = await plentiful(call, place);
  await call(addToCart, { variantId: variant.id, quantity });
  await call(createAddress, {
    ...{ idAccount, type: 'Residencial', title: 'Casa', cep: '88301000', road: 'Rua Lauro Müller' },
    ...{ number: '12', district: 'Fazenda', city: 'Itajaí', uf: 'SC' },
  });
  return { call, product, variant };
}

/** Pays at the demonstration's gateway, as another device with the code would. */
export async function payAtGateway(call: Call, number: string): Promise<void> {
  const { payment } = await call(getOrder, { number });
  const answer = await fetch(payment?.simulationUrl ?? '', { method: 'POST', redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The gateway answered ${answer.status}`);
}

/** Lets the Pix expire: changes the expiry of the charge in the gateway's own file. */
export async function letPixEnd(call: Call, number: string): Promise<void> {
  const { payment } = await call(getOrder, { number });
  const gateway = new DatabaseSync(join(dirname(inject('mailFolder')), 'gateway.sqlite'));
  gateway
    .prepare(
      `UPDATE charge SET document = json_set(document, '$.expiresAt', ?)
       WHERE document ->> 'orderNumber' = ?`,
    )
    .run(new Date(0).toISOString(), number);
  gateway.close();
  // The gateway notices it when the charge is read, and calls the webhook.
  await fetch(payment?.simulationUrl ?? '');
}

/** Buys what is in the cart by Pix, without a page. */
export async function buyByPix(call: Call): Promise<string> {
  const { account } = await call(currentSession, {});
  const [home] = await call(listAddresses, { accountId: account?.id ?? '' });
  const chosen = { addressId: home?.id ?? '', service: 'economica' } as const;
  const { freight, goods, payments } = await call(getCheckout, chosen);
  const { number } = await call(placeOrder, {
    ...chosen,
    ...{ freightQuoteId: freight?.id ?? '', method: 'pix', accepted: true },
    expectedGoods: goods,
    expectedTotal: payments.find(({ method }) => method === 'pix')?.total ?? 0,
  });
  return number;
}

/** An order that was bought, paid for and received. */
export async function receiveOrder(visited: Visit, place = 0) {
  const { call, product } = await readyToBuy(visited, 1, place);
  const number = await buyByPix(call);
  await payAtGateway(call, number);
  await expect.poll(async () => (await call(getOrder, { number })).status).toBe('pago');
  const { orders } = await backOffice();
  const key = Array.from({ length: 44 }, () => randomInt(10)).join('');
  const invoice = { key, url: null };
  await orders.ship(number, {
    carrier: 'Correios',
    trackingCode: 'AR1BR',
    trackingUrl: null,
    invoice,
  });
  await orders.deliver(number);
  return { call, product, number };
}

/** What the cart of the header says. */
export function cartBadge(page: Page): Promise<string | null> {
  const link = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });
  return link.getAttribute('aria-label');
}

/** The number of the order that the page shows. */
export function orderNumberOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The back office of the product that the journeys share. */
export function backOffice(): Promise<BackOffice> {
  return openBackOffice({
    ...{ pool: productDatabase(), databaseUrl: inject('databaseUrl') },
    ...{ publicUrl: new URL(siteUrl()), log: pino({ level: 'silent' }) },
  });
}
