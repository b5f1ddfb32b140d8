import type { PaymentState } from '@arquiba/contract/orders';
import type { DeskServices, HeldOrder } from '../platform/context.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { mayMove } from './allowed-steps.ts';
import { insertStep } from './queries.ts';
import type { Actor, PaymentRow } from './tables.ts';

/**
 * The one way in which a payment changes its state; order and payment are locked. What else is known
 * of it is kept along, and those who wait for it are told.
 */
export async function movePayment(
  tx: Transaction,
  services: DeskServices,
  row: PaymentRow,
  step: { to: PaymentState; actor: Actor; known?: Partial<PaymentRow>; order?: HeldOrder },
): Promise<void> {
  const { to, actor, known = {}, order } = step;
  if (!mayMove(row.status, to)) {
    throw new Error(`A payment does not go from ${row.status} to ${to}: ${row.id}`);
  }
  const now = services.clock.now();
  const after = { ...row, ...known, status: to, changedAt: now };
  await noteStep(tx, services, {
    ...{ row, after, actor, order },
    changes: { ...known, status: to, changedAt: now },
  });
}

interface Noted {
  row: Pick<PaymentRow, 'status'>;
  after: PaymentRow;
  actor: Actor;
  /** As it was locked, for the first step since then. */
  order?: HeldOrder | undefined;
  /** What of the payment's own row is not yet as it is after the step. */
  changes?: Partial<PaymentRow>;
}

/** Writes a step down and tells those who wait for it. */
export async function noteStep(
  tx: Transaction,
  services: DeskServices,
  { row, after, actor, order, changes }: Noted,
): Promise<void> {
  const { id, orderId, amountCents, capturedCents, refundedCents, surplus } = after;
  const now = services.clock.now();
  const step = {
    ...{ id: newId(now), paymentId: id, fromStatus: row.status, toStatus: after.status },
    ...{ capturedCents, refundedCents, actor, createdAt: now },
  };
  const change = {
    ...{ paymentId: id, orderId, from: row.status, to: after.status, amountCents },
    ...{ capturedCents, refundedCents, surplus, order },
  };
  await insertStep(tx, step, changes);
  for (const hook of services.hooks.paymentChanged) await hook(tx, change, services);
}
