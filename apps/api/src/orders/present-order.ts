import { hideDocument } from '@arquiba/brazil/document';
import type { Order, OrderCard } from '@arquiba/contract/order-views';
import type { MediaPort } from '@arquiba/media-contract/port';
import { presentPayments } from '../payments/public/present-payments.ts';
import type { Services } from '../platform/context.ts';
import { onOneConnection, type Queryable, together } from '../platform/database.ts';
import { presentFile } from '../platform/file-reference.ts';
import { returnUntil } from './deadlines.ts';
import { findOrderById } from './queries.ts';
import { type CardRow, type OrderParts, type ReadLine, readParts } from './read-queries.ts';
import type { OrderRow } from './tables.ts';

type Needs = Pick<Services, 'clock' | 'media'> & { db: Queryable };

/** An order as its buyer sees it, two statements. */
export async function presentOrder(services: Needs, row: OrderRow): Promise<Order> {
  const [parts, payments] = await onOneConnection(services.db, (one) =>
    together([() => readParts(one, row.id), () => presentPayments({ db: one }, [row.id])]),
  );
  return present(services, row, parts, payments);
}

/** The same with its own row read along, in one turn. */
export async function presentOrderById(services: Needs, id: string): Promise<Order> {
  const [row, parts, payments] = await onOneConnection(services.db, (one) =>
    together([
      () => findOrderById(one, id),
      () => readParts(one, id),
      () => presentPayments({ db: one }, [id]),
    ]),
  );
  if (!row) throw new Error(`No order ${id}`);
  return present(services, row, parts, payments);
}

function present(
  { media, clock }: Pick<Services, 'clock' | 'media'>,
  row: OrderRow,
  parts: OrderParts,
  payments: Awaited<ReturnType<typeof presentPayments>>,
): Order {
  const { name, document, email } = row.buyer;
  return {
    ...{ number: row.number, status: row.status, total: row.totalCents },
    createdAt: row.createdAt.toISOString(),
    lines: presentLines(media, parts.lines),
    subtotal: row.subtotalCents,
    discount: row.discountCents,
    couponCode: row.couponCode,
    methodDiscount: row.methodDiscountCents,
    freight: { ...row.freight, price: row.freightCents },
    address: row.address,
    buyer: { name, email, document: document && hideDocument(document) },
    payment: payments.get(row.id) ?? null,
    shipment: parts.shipment && {
      ...parts.shipment,
      shippedAt: iso(parts.shipment.shippedAt),
      deliveredAt: iso(parts.shipment.deliveredAt),
    },
    invoice: parts.invoice,
    timeline: presentTimeline(parts),
    returns: parts.returns.map((each) => ({ ...each, createdAt: iso(each.createdAt) })),
    may: mayNow(row, parts, clock.now()),
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

export function presentTimeline({ timeline }: OrderParts): Order['timeline'] {
  return timeline.map((each) => ({ ...each, at: iso(each.at) }));
}

/** Whether units of an order may be sent back now. */
export function isReturnable(row: OrderRow, lines: readonly ReadLine[], now: Date): boolean {
  if (row.status !== 'entregue' && row.status !== 'devolucao_solicitada') return false;
  if (!row.deliveredAt || now > returnUntil(row.deliveredAt)) return false;
  return lines.some(({ quantity, returned }) => returned < quantity);
}

export function isCancellable({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'aguardando_pagamento' || status === 'pago' || status === 'em_separacao';
}

function mayNow(row: OrderRow, { lines }: OrderParts, now: Date): Order['may'] {
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

/** JSON that PostgreSQL made writes moments in its own way. */
function iso<T extends string | null>(moment: T): T {
  return (moment && new Date(moment).toISOString()) as T;
}
