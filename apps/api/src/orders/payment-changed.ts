import { cardName } from '@arquiba/brazil/card-name';
import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentState } from '@arquiba/contract/order-views';
import { reserveUnits, sellUnits } from '../catalog/public/stock.ts';
import { cancelPayment } from '../payments/public/cancel-payment.ts';
import type { BackOfficeServices, PaymentChange } from '../payments/public/hooks.ts';
import { type KnownPayment, listParts, listPayments } from '../payments/public/list-payments.ts';
import { refundPayment } from '../payments/public/refund-payment.ts';
import type { Hooks } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { savepoint } from '../platform/database/transaction.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { isUnpaid } from './allowed-steps.ts';
import { beginReview, endReview, passReview } from './card-review.ts';
import { moveOrder, noteEvent, notifyBuyer, tellBuyer } from './move-order.ts';
import { hasBought } from './open-queries.ts';
import { declinedMail, lateMail, paidMail, placedMail, refundedMail } from './order-mails.ts';
import { askingForPrescription } from './prescriptions/prescription-mails.ts';
import { awaitedLines } from './prescriptions/queries.ts';
import { linesOf, lockOrderById } from './queries.ts';
import { readOrderById } from './read-queries.ts';
import { redeemCouponOf } from './redeem-coupon-of.ts';
import { listChecked, sumChecked } from './returns/queries.ts';
import { moveReturn } from './returns/return-steps.ts';
import { setTotals } from './set-totals.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { orderPaid } from './tell-shop.ts';

/** Applies a step of a payment to its order, in the transaction of the step. */
export const paymentChanged: Hooks['paymentChanged'][number] = async (tx, change, services) => {
  const { to, orderId } = change;
  const row = await lockOrderById(tx, orderId);
  if (!row) return;
  const lines = await linesOf(tx, orderId);
  if (to === 'capturado') await settle(tx, services, { row, lines }, change);
  else if (to === 'recusado') await decline(tx, services, { row, lines }, change);
  else if (to === 'pendente') await tellToPay(tx, services, { row, lines });
  else if (to === 'em_analise') await beginReview(tx, services, { row, lines }, change);
  else if (to === 'autorizado') await passReview(tx, services, row, change);
  else if (to === 'expirado' && change.actor !== 'pedido') await endReview(tx, services, row);
  else if (to === 'estornado' || to === 'estornado_parcial') {
    await noteRefund(tx, services, row, change);
  } else await notifyBuyer(tx, services, row);
};

/** The provider has made the Pix or the boleto: its code is in the mail that confirms the order. */
async function tellToPay(tx: Transaction, services: BackOfficeServices, { row, lines }: Order) {
  await notifyBuyer(tx, services, row);
  const [payment] = (await readOrderById(tx, row.id))?.payment ?? [];
  if (!payment || payment.method === 'cartao' || row.status !== 'aguardando_pagamento') return;
  await tellBuyer(tx, services, row, placedMail(row, lines, payment));
}

/** Locked before the row of any of its payments. */
export const lockOrder: Hooks['lockOrder'] = async (tx, orderId) => {
  await lockOrderById(tx, orderId);
};

interface Order {
  row: OrderRow;
  lines: readonly LineRow[];
}

async function settle(
  tx: Transaction,
  services: BackOfficeServices,
  { row, lines }: Order,
  change: PaymentChange,
): Promise<void> {
  const { paymentId, surplus } = change;
  if (surplus) {
    const text = `Pagamento em dobro: ${formatBrl(change.capturedCents)} voltam`;
    return noteEvent(tx, services, row, { actor: 'pagamento', text });
  }
  const parts = await listParts(tx, change);
  // The other card is captured next.
  if (parts.some(({ status }) => WAS_OPEN.includes(status))) return notifyBuyer(tx, services, row);
  const amountCents = sumOf(parts, 'amountCents');
  const capturedCents = sumOf(parts, 'refundableCents');
  const due = row.totalCents + row.methodDiscountCents;
  const isWhole = capturedCents === amountCents && amountCents <= due;
  const isLate = row.status === 'expirado';
  if (isWhole && (isUnpaid(row) || isLate)) {
    if (!isLate || (await takeAgain(tx, services, { row, lines }))) {
      // The order's total follows the payment that arrived, whichever it was.
      const priced = await setTotals(tx, row, due - amountCents);
      if (!WAS_OPEN.includes(change.from)) await closeOthers(tx, services, row.id, paymentId);
      const known = { paidAt: services.clock.now() };
      await sellUnits(tx, lines);
      await moveOrder(tx, services, priced, { ...PAID, known });
      const waits = (await awaitedLines(tx, row.id)).length > 0;
      const paid = paidMail(priced, lines, parts);
      await tellBuyer(tx, services, priced, waits ? askingForPrescription(paid) : paid);
      await announce(tx, orderPaid, { orderId: row.id });
      return;
    }
  }
  for (const { id, refundableCents: cents } of parts) {
    if (cents > 0) await refundPayment(tx, services, { paymentId: id, cents, key: 'not-for-this' });
  }
  const why = parts.length > 1 && !isWhole ? 'Só um dos dois cartões foi cobrado' : LATE;
  const text = `${why}: ${formatBrl(capturedCents)} voltam`;
  await noteEvent(tx, services, row, { actor: 'pagamento', text });
  // The refund itself is told by mail.
  if (why === LATE) await tellBuyer(tx, services, row, lateMail(row, capturedCents));
}

const LATE = 'Pagamento fora do prazo';

function sumOf(parts: readonly KnownPayment[], cents: 'amountCents' | 'refundableCents'): number {
  return parts.reduce((sum, part) => sum + part[cents], 0);
}

/**
 * Reserves the units and the coupon of an expired order again; false, with nothing reserved, if some are
 * gone.
 */
async function takeAgain(
  tx: Transaction,
  { clock }: BackOfficeServices,
  { row, lines }: Order,
): Promise<boolean> {
  const take = async () => {
    if ((await reserveUnits(tx, lines)).length > 0) throw new Gone();
    const bought = row.accountId !== null && (await hasBought(tx, row.accountId));
    if (!(await redeemCouponOf(tx, row, bought, clock.now()))) throw new Gone();
    return true;
  };
  return savepoint(tx, take).catch((error: unknown) => {
    if (error instanceof Gone) return false;
    throw error;
  });
}

class Gone extends Error {}

const PAID = { to: 'pago', actor: 'pagamento', text: 'Pagamento confirmado' } as const;

/** An order has at most one open payment, or two cards: if that is what arrived, there is no other. */
const WAS_OPEN: readonly PaymentState[] = ['criado', 'pendente', 'em_analise', 'autorizado'];

/** An older payment arrived while a newer one was open. */
async function closeOthers(
  tx: Transaction,
  services: BackOfficeServices,
  orderId: string,
  paidId: string,
): Promise<void> {
  for (const { id } of await listPayments(tx, orderId)) {
    if (id !== paidId) await cancelPayment(tx, services, id);
  }
}

async function decline(
  tx: Transaction,
  services: BackOfficeServices,
  { row, lines }: Order,
  change: PaymentChange,
): Promise<void> {
  if (row.status === 'em_analise') return endReview(tx, services, row);
  if (row.status !== 'aguardando_pagamento') return;
  await noteEvent(tx, services, row, { actor: 'pagamento', text: 'Pagamento recusado' });
  // One mail for all tries of an order: who tries again sees the outcome on the page.
  const declined = (await listPayments(tx, row.id)).filter(({ status }) => status === 'recusado');
  if (declined.length > 1) return;
  await tellBuyer(tx, services, row, declinedMail(row, lines, await listParts(tx, change)));
}

async function noteRefund(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  change: PaymentChange,
): Promise<void> {
  const { to, surplus, paymentId, refundedCents } = change;
  const parts = await listParts(tx, change);
  const card = parts.length > 1 ? parts.find(({ id }) => id === paymentId)?.card : null;
  const where = card ? ` no ${cardName(card)}` : '';
  const soFar = to === 'estornado' ? '' : ' até agora';
  const text = `Reembolso feito${where}: ${formatBrl(refundedCents)}${soFar}`;
  await noteEvent(tx, services, row, { actor: 'pagamento', text });
  // A double payment is refunded automatically, and no return waits for it.
  const due = surplus ? 0 : await sumChecked(tx, row.id);
  const refunded = parts.reduce((sum, part) => sum + part.refundedCents, 0);
  if (due > 0 && refunded >= due) {
    for (const each of await listChecked(tx, row.id)) {
      await moveReturn(tx, services, each, { to: 'reembolsada' });
    }
  }
  await tellBuyer(tx, services, row, refundedMail(row, refundedCents, card ?? null));
}
