import { addToCart, setCoupon } from '@arquiba/contract/cart';
import {
  cancelOrder,
  getOrder,
  type Order,
  type PaymentMethod,
  payOrder,
  placeOrder,
} from '@arquiba/contract/orders';
import { APPROVED_CARD } from '@arquiba/testing/test-gateway';
import { expect } from 'vitest';
import { expireOverdue } from '../expire-overdue.ts';
import { deliverOrder, prepareOrder, shipOrder } from '../public/staff-orders.ts';
import { type Buyer, type Buying, readTerms } from './buying.ts';
import { chooseCards } from './choose-cards.ts';
import { LENSES, MADE } from './reprice-lenses.ts';
import type { ModelOrder, ModelPrescription, ShopModel } from './shop-model.ts';

export interface World {
  shop: Buying;
  model: ShopModel;
  buyers: Buyer[];
  variants: string[];
  /** Of each buyer: one in numbers and one by photo, which stay saved. */
  prescriptions: { numbers: string; file: string }[];
  /** A random integer from 0 to `most` - 1. */
  draw(most: number): number;
}

const METHODS: readonly PaymentMethod[] = ['pix', 'cartao', 'boleto', 'carteira'];
const DECLINED = '4000000000000002';
/** Stays in review until `decideReview`. */
const REVIEWED = '4000000000000275';

/** In-process calls on behalf of a buyer: the same operations, without the network. */
export const callOf = ({ shop }: World, { id }: Buyer) => shop.app.api.callAs(id);
export const pick = <T>({ draw }: World, items: readonly T[]): T | undefined =>
  items[draw(items.length)];
export const inState = ({ model }: World, ...states: string[]) =>
  [...model.orders.values()].filter(({ status }) => states.includes(status));
export const buyerOf = ({ buyers }: World, order: ModelOrder) => buyers[order.buyer] as Buyer;

async function emptyCart({ shop }: World, buyer: Buyer): Promise<void> {
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
}

function remember(
  world: World,
  order: Order,
  known: Pick<ModelOrder, 'buyer' | 'units' | 'lensed' | 'prescriptions' | 'usesCoupon' | 'method'>,
) {
  const made: ModelOrder = {
    ...known,
    ...world.model.termsOf(known.units, known),
    ...{ number: order.number, status: 'aguardando_pagamento', returned: new Map() },
    heldUntil: order.heldUntil ? Date.parse(order.heldUntil) : Number.POSITIVE_INFINITY,
  };
  world.model.place(made);
  return made;
}

export async function place(world: World): Promise<void> {
  const { model, draw, shop } = world;
  const buyer = draw(world.buyers.length);
  const person = world.buyers[buyer] as Buyer;
  const call = callOf(world, person);
  await emptyCart(world, person);
  const units = new Map<string, number>();
  for (let lines = 1 + draw(2); lines > 0; lines -= 1) {
    const id = pick(world, world.variants) as string;
    if (!units.has(id)) units.set(id, 1 + draw(3));
  }
  const lensed = new Map<string, string>();
  const prescriptions: ModelOrder['prescriptions'] = new Map();
  for (const [variantId, quantity] of units) {
    const lens = LENSES[draw(4)] ?? '';
    const chosen = lens === MADE ? choosePrescription(world, buyer) : null;
    const added = call(addToCart, {
      ...{ variantId, lens, quantity },
      ...(chosen && { prescriptionId: chosen.id }),
    }).then(
      () => true,
      () => false,
    );
    const fits = (model.sellable.get(variantId) ?? 0) >= quantity;
    expect(await added).toBe(fits);
    if (!fits) units.delete(variantId);
    else if (lens) lensed.set(variantId, lens);
    if (fits && lens === MADE) prescriptions.set(variantId, chosen?.known ?? null);
  }
  if (units.size === 0) return;
  const wantsCoupon = draw(3) === 0;
  if (wantsCoupon) await call(setCoupon, { code: 'DEZ' }).catch(() => {});
  const usesCoupon = wantsCoupon && model.couponCounts();
  const method = pick(world, METHODS) as PaymentMethod;
  const isDeclined = method === 'cartao' && draw(3) === 0;
  const isReviewed = method === 'cartao' && !isDeclined && draw(3) === 0;
  const card = isDeclined ? DECLINED : isReviewed ? REVIEWED : APPROVED_CARD;
  const cards = method === 'cartao' ? await chooseCards(world, card) : {};
  const terms = await readTerms({ call, addressId: person.addressId }, method);
  const altered = draw(8) === 0 ? 1 : 0;
  const sent = {
    ...terms,
    expectedTotal: terms.expectedTotal - altered,
    ...cards,
  };
  const tooMany = model.hasTooMany(buyer, shop.app.clock.now().getTime());
  if (tooMany || altered) {
    const code = tooMany ? 'not_allowed' : 'price_changed';
    await expect(call(placeOrder, sent)).rejects.toMatchObject({ code });
    return;
  }
  const bought = { buyer, units, lensed, prescriptions, usesCoupon, method };
  const order = remember(world, await call(placeOrder, sent), bought);
  expect(terms.expectedTotal).toBe(model.totalOf(order));
  if (isReviewed) order.status = 'em_analise';
  else if (method === 'cartao' && !isDeclined) model.pay(order, 'cartao');
}

/** In numbers, by photo, or none: then it is sent after buying. */
export function choosePrescription(
  { draw, prescriptions }: World,
  buyer: number,
): { id: string; known: ModelPrescription } | null {
  const kind = ([null, 'numbers', 'file'] as const)[draw(3)] ?? null;
  const id = kind && prescriptions[buyer]?.[kind];
  if (!id) return null;
  const byFile = kind === 'file';
  return { id, known: { byFile, review: byFile ? 'a_conferir' : 'aceita' } };
}

/** Five at once for the same variant: as many succeed as there are units. */
export async function rush(world: World): Promise<void> {
  const { shop, model, buyers, draw } = world;
  const variantId = pick(world, world.variants) as string;
  const quantity = 1 + draw(2);
  const left = model.sellable.get(variantId) ?? 0;
  if (left < quantity) return;
  const terms: Awaited<ReturnType<typeof readTerms>>[] = [];
  for (const buyer of buyers) {
    await emptyCart(world, buyer);
    await callOf(world, buyer)(addToCart, { variantId, quantity });
    terms.push(await readTerms({ call: callOf(world, buyer), addressId: buyer.addressId }));
  }
  const now = shop.app.clock.now().getTime();
  const mayBuy = buyers.map((_, buyer) => !model.hasTooMany(buyer, now));
  const placed = await Promise.allSettled(
    buyers.map((buyer, index) =>
      callOf(world, buyer)(placeOrder, terms[index] as (typeof terms)[number]),
    ),
  );
  let sold = 0;
  for (const [buyer, result] of placed.entries()) {
    if (result.status === 'rejected') {
      const code = mayBuy[buyer] ? 'out_of_stock' : 'not_allowed';
      expect(result.reason).toMatchObject({ code });
      continue;
    }
    sold += 1;
    const units = new Map([[variantId, quantity]]);
    const none = { lensed: new Map(), prescriptions: new Map(), usesCoupon: false };
    remember(world, result.value, { ...{ buyer, units, method: 'pix' }, ...none });
  }
  expect(sold).toBe(Math.min(mayBuy.filter(Boolean).length, Math.floor(left / quantity)));
}

/** Somebody pays the newest charge of an order, in whatever state the order is; the webhook may be lost. */
export async function payCharge(world: World): Promise<void> {
  const { shop, model, draw } = world;
  const order = pick(world, inState(world, 'aguardando_pagamento', 'expirado', 'cancelado'));
  if (!order || order.method === 'cartao') return;
  const charge = await shop.chargeOf(order.number);
  if (shop.gateway.bank.look(charge).captured > 0) return;
  const isLost = draw(4) === 0;
  if (isLost) shop.gateway.messenger.setMode('drop');
  await shop.pay(charge, { late: true });
  shop.gateway.messenger.setMode('send');
  // A lost webhook is sent later, and many others are sent again.
  for (let times = isLost ? 1 : draw(3); times > 0; times -= 1) {
    shop.gateway.messenger.notify(charge, 'payment.paid');
  }
  await shop.gateway.messenger.idle();
  model.pay(order, order.method);
}

export async function payTwice(world: World): Promise<void> {
  const order = pick(world, inState(world, 'pago', 'em_separacao', 'enviado', 'entregue'));
  if (!order) return;
  const { rows } = await world.shop.app.pool.query(
    'SELECT provider_id FROM payment WHERE order_number = $1 AND captured_cents > 0 AND NOT surplus',
    [order.number],
  );
  world.shop.gateway.bank.payAgain(rows[0].provider_id);
  await world.shop.gateway.messenger.idle();
}

export async function payOtherwise(world: World): Promise<void> {
  const { model, shop } = world;
  const now = shop.app.clock.now().getTime();
  const order = pick(
    world,
    inState(world, 'aguardando_pagamento').filter(({ heldUntil }) => heldUntil > now),
  );
  if (!order) return;
  const method = pick(world, ['pix', 'cartao'] as const) as PaymentMethod;
  const wanted = { ...order, method };
  const cards = method === 'cartao' ? await chooseCards(world, APPROVED_CARD) : {};
  shop.app.clock.advance(1000);
  const paid = await callOf(world, buyerOf(world, order))(payOrder, {
    ...{ number: order.number, method, expectedTotal: model.totalOf(wanted) },
    ...cards,
  });
  order.method = method;
  order.heldUntil = paid.heldUntil ? Date.parse(paid.heldUntil) : order.heldUntil;
  if (method === 'cartao') model.pay(order, method);
}

export async function cancel(world: World): Promise<void> {
  const order = pick(world, [...world.model.orders.values()]);
  if (!order) return;
  const may = ['aguardando_pagamento', 'em_analise', 'pago', 'em_separacao'].includes(order.status);
  const call = callOf(world, buyerOf(world, order));
  const done = await call(cancelOrder, { number: order.number }).then(
    () => true,
    () => false,
  );
  expect(done).toBe(may);
  if (may) world.model.close(order, 'cancelado');
}

export async function letTimePass(world: World): Promise<void> {
  const { app } = world.shop;
  app.clock.advance((1 + world.draw(40)) * 60_000);
  await expireOverdue(app.api.services);
  world.model.expire(app.clock.now().getTime());
}

export async function moveOn(world: World): Promise<void> {
  const { services } = world.shop.app.api;
  const order = pick(world, inState(world, 'pago', 'em_separacao', 'enviado'));
  if (!order) return;
  const { number } = order;
  const dispatch = { carrier: 'Correios', trackingCode: 'X', trackingUrl: null, invoice: null };
  if (order.status === 'pago') {
    const prepared = prepareOrder(services, number);
    if (!world.model.isReadable(order)) {
      await expect(prepared).rejects.toMatchObject({ code: 'not_allowed' });
      return;
    }
    await prepared;
  } else if (order.status === 'em_separacao') await shipOrder(services, number, dispatch);
  else await deliverOrder(services, number);
  order.status =
    order.status === 'pago'
      ? 'em_separacao'
      : order.status === 'em_separacao'
        ? 'enviado'
        : 'entregue';
}

export async function restock(world: World): Promise<void> {
  const id = pick(world, world.variants) as string;
  const more = 1 + world.draw(6);
  await world.shop.app.pool.query('UPDATE product_color SET on_hand = on_hand + $2 WHERE id = $1', [
    id,
    more,
  ]);
  world.model.takeBack(new Map([[id, more]]));
}

/** Paid, cancelled, expired and paid another way, all at once: one of them wins. */
export async function storm(world: World): Promise<void> {
  const { shop, model } = world;
  const order = pick(
    world,
    inState(world, 'aguardando_pagamento').filter(({ method }) => method === 'pix'),
  );
  if (!order) return;
  const { number } = order;
  const call = callOf(world, buyerOf(world, order));
  const charge = await shop.chargeOf(number);
  const cards = await chooseCards(world, APPROVED_CARD);
  const expectedTotal = model.totalOf({ ...order, method: 'cartao' });
  const { services } = shop.app.api;
  shop.app.clock.advance(61 * 60_000);
  const now = shop.app.clock.now().getTime();
  await Promise.allSettled([
    shop.pay(charge, { late: true }),
    expireOverdue(services),
    call(cancelOrder, { number }),
    call(payOrder, { number, method: 'cartao', expectedTotal, ...cards }),
  ]);
  await shop.gateway.messenger.idle();
  const after = await call(getOrder, { number });
  expect(['pago', 'cancelado']).toContain(after.status);
  model.adopt(order, after.status, after.methodDiscount > 0 ? 'pix' : 'cartao');
  await expireOverdue(services);
  model.expire(now);
}
