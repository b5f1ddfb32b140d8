import type { Services } from '../platform/context.ts';
import { applyCharge } from './apply-charge.ts';
import { nextLook } from './next-look.ts';
import { findWaitingRefund, noteRefundDone, noteRefundFailed } from './refund-queries.ts';

/** Sends money back by its key: however often it is tried, it goes once. */
export async function carryOutRefund(services: Services, refundId: string): Promise<void> {
  const { db, clock, payments } = services;
  const refund = await findWaitingRefund(db, refundId);
  if (!refund?.providerId) return;
  try {
    const key = `${refund.paymentId}-${refund.key}`;
    const charge = await payments.refund(refund.providerId, refund.cents, key);
    await applyCharge(services, charge, 'pedido');
    await noteRefundDone(db, refundId, clock.now());
  } catch (error) {
    const now = clock.now();
    const tries = refund.attempts * 5 * 60_000;
    const lookAt = nextLook(now, { since: new Date(now.getTime() - tries) });
    await noteRefundFailed(db, refundId, String(error).slice(0, 500), lookAt);
    throw error;
  }
}
