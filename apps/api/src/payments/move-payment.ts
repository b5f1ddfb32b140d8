import type { PaymentState } from '@arquiba/contract/orders';
import { newId, type Transaction } from '../platform/database/database.ts';
import { mayMove } from './allowed-steps.ts';
import type { BackOfficeServices } from './public/hooks.ts';
import { changePayment, insertStep } from './queries.ts';
import type { Actor, PaymentRow } from './tables.ts';

/**
 * The only way to change the state of a payment; order and payment are locked. Also stores what else is
 * known, and runs the hooks.
 */
export async function movePayment(
  tx: Transaction,
  services: BackOfficeServices,
  row: PaymentRow,
  step: { to: PaymentState; actor: Actor; known?: Partial<PaymentRow> },
): Promise<void> {
  const { to, actor, known = {} } = step;
  if (!mayMove(row.status, to)) {
    throw new Error(`A payment does not go from ${row.status} to ${to}: ${row.id}`);
  }
  const changes = { ...known, status: to, changedAt: services.clock.now() };
  await changePayment(tx, row.id, changes);
  await noteStep(tx, services, { row, after: { ...row, ...changes }, actor });
}

interface Noted {
  row: Pick<PaymentRow, 'status'>;
  after: PaymentRow;
  actor: Actor;
}

/** Records a step and runs the hooks. */
export async function noteStep(
  tx: Transaction,
  services: BackOfficeServices,
  { row, after, actor }: Noted,
): Promise<void> {
  const { id, orderId, amountCents, capturedCents, refundedCents, surplus, pairId, expiresAt } =
    after;
  const now = services.clock.now();
  const step = {
    ...{ id: newId(now), paymentId: id, fromStatus: row.status, toStatus: after.status },
    ...{ capturedCents, refundedCents, actor, createdAt: now },
  };
  const change = {
    ...{ paymentId: id, orderId, from: row.status, to: after.status, amountCents },
    ...{ capturedCents, refundedCents, surplus, pairId, actor, expiresAt },
  };
  await insertStep(tx, step);
  for (const hook of services.hooks.paymentChanged) await hook(tx, change, services);
}
