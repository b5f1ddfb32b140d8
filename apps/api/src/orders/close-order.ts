import { releaseCoupon } from '../cart/public/redeem-coupon.ts';
import { releaseUnits, takeBackUnits } from '../catalog/public/stock.ts';
import { cancelPayment } from '../payments/public/cancel-payment.ts';
import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { listPayments } from '../payments/public/list-payments.ts';
import { refundPayment } from '../payments/public/refund-payment.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isUnpaid } from './allowed-steps.ts';
import { type Actor, moveOrder, tellBuyer } from './move-order.ts';
import { cancelledMail, expiredMail } from './order-mails.ts';
import { linesOf } from './queries.ts';
import type { OrderRow } from './tables.ts';

/** Expires an order that was not paid in time, and releases its units. The order is locked. */
export async function expireOrder(tx: Transaction, services: BackOfficeServices, row: OrderRow) {
  await giveUp(tx, services, row);
  const text = 'O prazo de pagamento venceu';
  await moveOrder(tx, services, row, { to: 'expirado', actor: 'sistema', text });
  await tellBuyer(tx, services, row, expiredMail(row));
}

/**
 * Closes an order that is not shipped: releases units and coupon, refunds what was paid. The order is locked.
 */
export async function closeOrder(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  { actor, text }: { actor: Actor; text: string },
): Promise<void> {
  let refunded = 0;
  if (isUnpaid(row)) await giveUp(tx, services, row);
  else {
    refunded = await refundAll(tx, services, row.id, 'cancelled');
    await takeBackUnits(tx, await linesOf(tx, row.id));
    await releaseCoupon(tx, row.id);
  }
  await moveOrder(tx, services, row, { to: 'cancelado', actor, text });
  await tellBuyer(tx, services, row, cancelledMail(row, refunded));
}

/** Refunds everything that is left of what was paid, and returns how much. */
export async function refundAll(
  tx: Transaction,
  services: BackOfficeServices,
  orderId: string,
  key: string,
): Promise<number> {
  let sum = 0;
  for (const { id, refundableCents, surplus } of await listPayments(tx, orderId)) {
    if (refundableCents === 0 || surplus) continue;
    await refundPayment(tx, services, { paymentId: id, cents: refundableCents, key });
    sum += refundableCents;
  }
  return sum;
}

async function giveUp(tx: Transaction, services: BackOfficeServices, row: OrderRow): Promise<void> {
  for (const { id } of await listPayments(tx, row.id)) await cancelPayment(tx, services, id);
  await releaseUnits(tx, await linesOf(tx, row.id));
  await releaseCoupon(tx, row.id);
}
