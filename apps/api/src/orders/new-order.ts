import { formatCep } from '@arquiba/brazil/cep';
import type { FreightOption } from '@arquiba/contract/freight';
import { legal } from '@arquiba/contract/legal';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/order-views';
import type { AddressRow } from '../addresses/public/find-own-address.ts';
import type { CartTotals } from '../cart/public/cart-totals.ts';
import type { LockedCart } from '../cart/public/own-cart.ts';
import type { Variant } from '../catalog/public/variants.ts';
import { newId } from '../platform/database/database.ts';
import { paymentDeadlines } from './deadlines.ts';
import { newOrderNumber } from './order-number.ts';
import { spreadDiscounts } from './spread-discounts.ts';
import type { BuyerSnapshot, LineRow, OrderRow } from './tables.ts';

interface Terms {
  accountId: string;
  cart: LockedCart;
  totals: CartTotals;
  address: AddressRow;
  buyer: BuyerSnapshot;
  freight: FreightOption;
  way: PaymentOption;
  method: PaymentMethod;
  now: Date;
  request: Pick<OrderRow, 'requestKey' | 'termsHash'>;
}

/** The rows of an order: a permanent record of everything as it is bought. */
export function newOrder(terms: Terms): { order: OrderRow; lines: LineRow[] } {
  const { accountId, cart, totals, address, buyer, way, now } = terms;
  const { price: freightCents, ...freight } = terms.freight;
  const { title, road, number, complement, district, city, uf, cep, reference } = address;
  const order: OrderRow = {
    ...{ id: newId(now), number: newOrderNumber(), accountId, status: 'aguardando_pagamento' },
    subtotalCents: totals.subtotal,
    discountCents: totals.discount,
    methodDiscountCents: way.methodDiscount,
    ...{ freightCents, totalCents: way.total, freight, buyer },
    couponCode: cart.coupon && totals.couponProblem === null ? cart.coupon.code : null,
    address: {
      ...{ title, road, number, complement, district, city, uf, reference },
      cep: formatCep(cep),
    },
    consent: { version: legal.version, acceptedAt: now.toISOString() },
    heldUntil: paymentDeadlines(terms.method, now).heldUntil,
    ...{ paidAt: null, deliveredAt: null, createdAt: now, ...terms.request },
  };
  const lines = cart.lines.map(({ variantId, quantity }, position): LineRow => {
    const variant = cart.variants.get(variantId) as Variant;
    const { productId, slug, sku, title, color, image, unitPrice } = variant;
    return {
      ...{ id: newId(now), orderId: order.id, variantId, productId, position, quantity },
      ...{ slug, sku, title, color, image, unitPriceCents: unitPrice, returned: 0 },
      ...{ totalCents: unitPrice * quantity, discountCents: 0 },
    };
  });
  const parts = spreadDiscounts(order, lines);
  return {
    order,
    lines: lines.map((line, index) => ({ ...line, discountCents: parts[index]?.cents ?? 0 })),
  };
}
