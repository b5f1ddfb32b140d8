import { hideDocument } from '@arquiba/brazil/document';
import type { Order, OrderCard } from '@arquiba/contract/order-views';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Services } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { returnUntil } from './deadlines.ts';
import type { CardRow, ReadLine, WholeOrder } from './read-queries.ts';
import type { OrderRow } from './tables.ts';

type Needs = Pick<Services, 'clock' | 'media'>;

/** An order as its buyer sees it. */
export function presentOrder({ media, clock }: Needs, order: WholeOrder): Order {
  const { row, lines, timeline, shipment, invoice, returns, payment } = order;
  const { name, document, email } = row.buyer;
  return {
    ...{ number: row.number, status: row.status, total: row.totalCents },
    createdAt: row.createdAt.toISOString(),
    lines: presentLines(media, lines),
    subtotal: row.subtotalCents,
    discount: row.discountCents,
    couponCode: row.couponCode,
    methodDiscount: row.methodDiscountCents,
    freight: { ...row.freight, price: row.freightCents },
    address: row.address,
    buyer: { name, email, document: document && hideDocument(document) },
    payment: payment && { ...payment, createdAt: iso(payment.createdAt) },
    shipment: shipment && {
      ...shipment,
      shippedAt: iso(shipment.shippedAt),
      deliveredAt: iso(shipment.deliveredAt),
    },
    invoice,
    timeline: timeline.map((each) => ({ ...each, at: iso(each.at) })),
    returns: returns.map((each) => ({ ...each, createdAt: iso(each.createdAt) })),
    may: mayNow(order, clock.now()),
    returnUntil: row.deliveredAt && returnUntil(row.deliveredAt).toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
  };
}

export function presentCard(media: MediaPort, row: CardRow): OrderCard {
  const { number, status, totalCents, createdAt, lines } = row;
  return {
    ...{ number, status, total: totalCents, createdAt: iso(createdAt) },
    lines: presentLines(media, lines),
  };
}

/** Whether units of an order may be sent back now. */
function isReturnable(row: OrderRow, lines: readonly ReadLine[], now: Date): boolean {
  if (row.status !== 'entregue' && row.status !== 'devolucao_solicitada') return false;
  if (!row.deliveredAt || now > returnUntil(row.deliveredAt)) return false;
  return lines.some(({ quantity, returned }) => returned < quantity);
}

export function isCancellable({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'aguardando_pagamento' || status === 'pago' || status === 'em_separacao';
}

function mayNow({ row, lines }: WholeOrder, now: Date): Order['may'] {
  return {
    pay: row.heldUntil !== null && row.heldUntil > now,
    cancel: isCancellable(row),
    return: isReturnable(row, lines, now),
    review: row.status === 'entregue' || row.status === 'concluido',
  };
}

function presentLines(media: MediaPort, lines: readonly ReadLine[]): OrderCard['lines'] {
  return lines.map((line) => ({ ...line, image: presentFile(media, line.image) }));
}

/** Moments in JSON from PostgreSQL have another format. */
function iso<T extends string | null>(moment: T): T {
  return (moment && new Date(moment).toISOString()) as T;
}
