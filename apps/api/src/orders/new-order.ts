import { formatCep } from '@arquiba/brazil/cep';
import type { FreightOption } from '@arquiba/contract/freight';
import { legal } from '@arquiba/contract/legal';
import type { LensView } from '@arquiba/contract/lenses';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/order-views';
import type { AddressRow } from '../addresses/public/find-own-address.ts';
import type { CartTotals } from '../cart/public/cart-totals.ts';
import type { CartOwner, Good, LockedCart } from '../cart/public/own-cart.ts';
import { newId } from '../platform/database/database.ts';
import { paymentDeadlines } from './deadlines.ts';
import { newOrderNumber } from './order-number.ts';
import { spreadDiscounts } from './spread-discounts.ts';
import type { BuyerSnapshot, LineRow, OrderRow } from './tables.ts';

/** Where an order goes. */
export type DeliveryAddress = Pick<
  AddressRow,
  'title' | 'road' | 'number' | 'complement' | 'district' | 'city' | 'uf' | 'cep' | 'reference'
>;

interface Terms {
  owner: CartOwner;
  cart: LockedCart;
  totals: CartTotals;
  address: DeliveryAddress;
  buyer: BuyerSnapshot;
  freight: FreightOption;
  way: PaymentOption;
  method: PaymentMethod;
  now: Date;
  request: Pick<OrderRow, 'requestKey' | 'termsHash'>;
}

/** The rows of an order: a permanent record of everything as it is bought. */
export function newOrder(terms: Terms): { order: OrderRow; lines: LineRow[] } {
  const { owner, cart, totals, address, buyer, way, now } = terms;
  const { price: freightCents, ...freight } = terms.freight;
  const { title, road, number, complement, district, city, uf, cep, reference } = address;
  const order: OrderRow = {
    ...{ id: newId(now), number: newOrderNumber(), ...owner, status: 'aguardando_pagamento' },
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
  const lines = cart.lines.map((item, position): LineRow => {
    const { variantId, quantity } = item;
    const good = cart.goods.of(item) as Good;
    const { productId, slug, sku, title, color, image, unitPrice } = good;
    return {
      ...{ id: newId(now), orderId: order.id, variantId, productId, position, quantity },
      ...{ slug, sku, title, color, image, unitPriceCents: unitPrice, returned: 0 },
      ...{ totalCents: unitPrice * quantity, discountCents: 0 },
      ...{ lens: good.lens && kept(good.lens), lensPriceCents: good.lens?.price ?? 0 },
    };
  });
  const parts = spreadDiscounts(order, lines);
  return {
    order,
    lines: lines.map((line, index) => ({ ...line, discountCents: parts[index]?.cents ?? 0 })),
  };
}

function kept({ code, description, businessDays }: LensView): LineRow['lens'] {
  return { code, description, businessDays };
}
