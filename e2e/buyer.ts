import { createAddress } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import { getOrder } from '@arquiba/contract/orders';
import type { Call } from '@arquiba/contract/route';
import { currentSession } from '@arquiba/contract/sessions';
import type { Page } from 'playwright-core';
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

/** A colour with enough of it for every journey. */
export async function plentiful(call: Call) {
  const { items } = await call(listProducts, { limit: 20 });
  for (const { slug } of items) {
    const product = await call(getProduct, { slug });
    const variant = product.colors.find(({ stock }) => stock > 8);
    if (variant) return { product, variant };
  }
  throw new Error('No colour has more than eight units');
}

/** Someone with an address and something in the cart. */
export async function readyToBuy(visited: Visit, quantity = 1) {
  const call = callOf(visited);
  const { account } = await call(currentSession, {});
  const idAccount = account?.id ?? '';
  const { product, variant } = await plentiful(call);
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

/** The number of the order that the page shows. */
export function orderNumberOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
