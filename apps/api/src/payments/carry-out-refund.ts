import { backOff } from '../platform/back-off.ts';
import type { Services } from '../platform/context.ts';
import { ChargeRefused } from '../platform/ports/payment-provider.ts';
import { applyCharge } from './apply-charge.ts';
import { findWaitingRefund, noteRefundDone, noteRefundFailed } from './refund-queries.ts';

const RETRIES = { firstMs: 60_000, longestMs: 6 * 3_600_000 };
/** With doubling pauses this takes most of a day; after that, a person must look at it. */
const MOST_REFUSALS = 12;

/** Sends a refund with its idempotency key: it happens once, however often it is tried. */
export async function carryOutRefund(services: Services, refundId: string): Promise<void> {
  const { db, clock, payments, log } = services;
  const refund = await findWaitingRefund(db, refundId);
  if (!refund?.providerId) return;
  const { providerId, cents, orderNumber } = refund;
  try {
    const key = `${refund.paymentId}-${refund.key}`;
    const charge = await payments.refund(providerId, cents, key);
    await applyCharge(services, charge, 'pedido');
    await noteRefundDone(db, refundId, clock.now());
  } catch (error) {
    const now = clock.now();
    const attempts = refund.attempts + 1;
    const isOver = error instanceof ChargeRefused && attempts >= MOST_REFUSALS;
    await noteRefundFailed(db, refundId, {
      ...{ attempts, problem: String(error).slice(0, 500) },
      lookAt: new Date(now.getTime() + backOff(attempts, RETRIES)),
      stoppedAt: isOver ? now : null,
    });
    if (!isOver) throw error;
    log.error({ err: error, refundId, orderNumber, cents, attempts }, 'a refund was given up');
  }
}
