import { hideDocument } from '@arquiba/brazil/document';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { Order, OrderCard } from '@arquiba/contract/order-views';
import type { MediaPort } from '@arquiba/media-contract/port';
import { presentPayment } from '../payments/public/present-payment.ts';
import type { Services } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { isUnpaid } from './allowed-steps.ts';
import { returnUntil } from './deadlines.ts';
import type { Access } from './own-order.ts';
import { isPayable } from './payable.ts';
import type { CardRow, ReadLine, ReadReturn, WholeOrder } from './read-queries.ts';
import { mayReturnMove } from './returns/return-steps.ts';
import { returnRefusal } from './returns/returnable.ts';
import type { OrderRow } from './tables.ts';

/** As staff read it. */
export const CANCELLED_BY_BUYER = 'Cancelado por quem comprou';

type Needs = Pick<Services, 'clock' | 'media'>;

/** An order as its buyer sees it. */
export function presentOrder(
  { media, clock }: Needs,
  order: WholeOrder,
  access: Access = 'account',
): Order {
  const { row, lines, timeline, shipment, invoice, returns, payment } = order;
  const { name, document, email } = row.buyer;
  return {
    ...{ number: row.number, status: row.status, total: row.totalCents },
    createdAt: row.createdAt.toISOString(),
    lines: presentLines(media, row, lines),
    subtotal: row.subtotalCents,
    discount: row.discountCents,
    couponCode: row.couponCode,
    methodDiscount: row.methodDiscountCents,
    freight: { ...row.freight, price: row.freightCents },
    address: row.address,
    buyer: { name, email, document: document && hideDocument(document) },
    payment: presentPayment(payment),
    shipment: shipment && {
      ...shipment,
      shippedAt: iso(shipment.shippedAt),
      deliveredAt: iso(shipment.deliveredAt),
    },
    invoice,
    timeline: timeline.map(({ at, text, status }) => ({
      ...{ at: iso(at), status },
      text: text === CANCELLED_BY_BUYER ? 'Cancelado por você' : text,
    })),
    returns: returns.map(presentReturn),
    guest: row.visitorId === null ? null : { mayJoin: access === 'opened' },
    may: mayNow(order, clock.now()),
    returnUntil: row.deliveredAt && returnUntil(row.deliveredAt).toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
  };
}

export function presentCard(media: MediaPort, row: CardRow): OrderCard {
  const { number, status, totalCents, createdAt, lines } = row;
  return {
    ...{ number, status, total: totalCents, createdAt: iso(createdAt) },
    lines: presentLines(media, row, lines),
  };
}

/** Whether units of an order may be sent back now. */
function isReturnable(row: OrderRow, lines: readonly ReadLine[], now: Date): boolean {
  if (row.status !== 'entregue' && row.status !== 'devolucao_solicitada') return false;
  if (!row.deliveredAt || now > returnUntil(row.deliveredAt)) return false;
  return lines.some(
    (line) => line.returned + line.returning < line.quantity && returnRefusal(line) === null,
  );
}

export function isCancellable(row: Pick<OrderRow, 'status'>): boolean {
  return isUnpaid(row) || row.status === 'pago' || row.status === 'em_separacao';
}

function mayNow({ row, lines }: WholeOrder, now: Date): Order['may'] {
  return {
    pay: isPayable(row, now),
    cancel: isCancellable(row),
    return: isReturnable(row, lines, now),
    review: row.accountId !== null && (row.status === 'entregue' || row.status === 'concluido'),
  };
}

function presentLines(
  media: MediaPort,
  order: Pick<OrderRow, 'status'>,
  lines: readonly ReadLine[],
): OrderCard['lines'] {
  return lines.map(({ review, ...line }) => ({
    ...line,
    image: presentFile(media, line.image),
    returnRefusal: returnRefusal(line),
    prescription: prescriptionState(order, line, review),
  }));
}

/** Null for lenses that need none, and for an order that will not be made. */
function prescriptionState(
  order: Pick<OrderRow, 'status'>,
  { lens }: Pick<ReadLine, 'lens'>,
  review: ReadLine['review'],
): OrderCard['lines'][number]['prescription'] {
  if (!isMadeToMeasure(lens)) return null;
  if (review && review !== 'recusada') return 'recebida';
  if (!isUnpaid(order) && order.status !== 'pago') return null;
  return review ?? 'aguardando';
}

function presentReturn(row: ReadReturn): Order['returns'][number] {
  return {
    ...row,
    createdAt: iso(row.createdAt),
    postage: row.postage && { ...row.postage, validUntil: iso(row.postage.validUntil) },
    steps: row.steps.map(({ status, at }) => ({ status, at: iso(at) })),
    mayCancel: mayReturnMove(row.status, 'cancelada'),
  };
}

/** Moments in JSON from PostgreSQL have another format. */
function iso<T extends string | null>(moment: T): T {
  return (moment && new Date(moment).toISOString()) as T;
}
