import type { PaymentState } from '@arquiba/contract/orders';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import type { Charge } from '../platform/ports/payment-provider.ts';
import { mayMove } from './allowed-steps.ts';
import { movePayment, noteStep } from './move-payment.ts';
import { refundPayment } from './public/refund-payment.ts';
import {
  changePayment,
  findCharged,
  insertPayment,
  lockPaymentsOf,
  nextPaymentId,
  OPEN_STATES,
} from './queries.ts';
import type { Actor, PaymentRow } from './tables.ts';
import { paymentClosed } from './topics.ts';

/**
 * Applies the provider's current state of a charge. A repeated or late state changes nothing. False if the
 * charge is not ours. A caller who knows the payment saves the search for it.
 */
export async function applyCharge(
  services: Services,
  charge: Charge,
  actor: Actor,
  known?: PaymentRow,
): Promise<boolean> {
  const { db, hooks, payments } = services;
  const found = known ?? (await findCharged(db, payments.name, charge));
  if (!found) return false;
  // A known state needs no lock: a payment only moves forward.
  if (saysNothingNew(found, charge)) return true;
  await db.transaction(async (tx) => {
    const { orderId } = found;
    await hooks.lockOrder(tx, orderId);
    const all = await lockPaymentsOf(tx, orderId);
    // The previous holder of the lock may have recorded the charge.
    const row = all.find(isOf(charge)) ?? all.find(({ id }) => id === found.id);
    if (!row) return;
    const others = all.filter(({ id }) => id !== row.id);
    const isItself = row.providerId === null || row.providerId === charge.providerId;
    if (isItself) await takeOver(tx, services, { row, others, charge, actor });
    else await takeTwin(tx, services, { row, others: all, charge, actor });
  });
  return true;
}

function isOf({ providerId }: Charge) {
  return (row: PaymentRow) => row.providerId === providerId;
}

function saysNothingNew(
  row: Pick<PaymentRow, 'providerId' | 'status' | 'capturedCents' | 'refundedCents'>,
  charge: Charge,
): boolean {
  return (
    row.providerId === charge.providerId &&
    row.status === charge.status &&
    row.capturedCents === charge.capturedCents &&
    row.refundedCents === charge.refundedCents &&
    charge.capturedCents > 0
  );
}

interface Seen {
  row: PaymentRow;
  /** The order's other payments, paid or not. */
  others: readonly PaymentRow[];
  charge: Charge;
  actor: Actor;
}

async function takeOver(tx: Transaction, services: Services, seen: Seen): Promise<void> {
  const { row, charge, actor } = seen;
  const known = knownOf(charge);
  const now = standing(row, charge);
  if (now.captured > 0 && row.capturedCents === 0) return takePaid(tx, services, seen);
  if (mayMove(row.status, now.to)) {
    const refundedCents = now.refunded;
    const step = { to: now.to, actor, known: { ...known, refundedCents } };
    await movePayment(tx, services, row, step);
    return;
  }
  // A larger refund counts; everything else that is repeated or late changes nothing.
  const refundedCents = now.to === row.status ? now.refunded : row.refundedCents;
  await changePayment(tx, row.id, { ...known, refundedCents });
  if (refundedCents > row.refundedCents) {
    await noteStep(tx, services, { row, after: { ...row, ...known, refundedCents }, actor });
  }
  const isPayable = OPEN_STATES.some((state) => state === charge.status);
  const isClosed = row.status === 'expirado' || row.status === 'recusado';
  // We cancelled it while the provider was still creating the charge: it must not be payable there.
  if (isClosed && isPayable) await announce(tx, paymentClosed, { paymentId: row.id });
}

/** Money has arrived. If a part was refunded before we knew, both steps are made in order. */
async function takePaid(tx: Transaction, services: Services, seen: Seen): Promise<void> {
  const { row, others, charge, actor } = seen;
  const { to, captured, refunded } = standing(row, charge);
  const surplus = isPaidBy(others, row.pairId);
  const known = { ...knownOf(charge), capturedCents: captured, surplus };
  await movePayment(tx, services, row, { to: 'capturado', actor, known });
  if (surplus && refunded < captured) await giveBack(tx, services, row.id, captured - refunded);
  if (to === 'capturado') return;
  const paid = { ...row, ...known, status: 'capturado' as const };
  await movePayment(tx, services, paid, { to, actor, known: { refundedCents: refunded } });
}

/** The state of a payment by what its provider says; captured and refunded amounts never shrink. */
function standing(row: PaymentRow, charge: Charge) {
  const captured = Math.max(row.capturedCents, charge.capturedCents);
  const refunded = Math.min(captured, Math.max(row.refundedCents, charge.refundedCents));
  if (captured === 0) return { to: charge.status, captured, refunded };
  const to: PaymentState =
    refunded === 0 ? 'capturado' : refunded < captured ? 'estornado_parcial' : 'estornado';
  return { to, captured, refunded };
}

/** The order was paid a second time: recorded as a payment of its own, and refunded. */
async function takeTwin(tx: Transaction, services: Services, seen: Seen): Promise<void> {
  const { row, others, charge, actor } = seen;
  if (charge.capturedCents === 0) return;
  const now = services.clock.now();
  const twin: PaymentRow = {
    ...row,
    ...knownOf(charge),
    ...{
      id: await nextPaymentId(tx, row.orderId, now),
      status: 'capturado',
      amountCents: charge.amountCents,
    },
    ...{ capturedCents: charge.capturedCents, refundedCents: 0, returningCents: 0 },
    // A part of the price pays nothing by itself.
    ...{ pairId: null, surplus: row.pairId !== null || isPaidBy(others, null) },
    ...{ createdAt: now, changedAt: now, lookAt: now },
  };
  await insertPayment(tx, twin);
  await noteStep(tx, services, { row: { status: 'criado' }, after: twin, actor });
  if (twin.surplus) await giveBack(tx, services, twin.id, twin.capturedCents);
}

/** Whether one of them, or both cards of another pair, paid the order and are not being refunded. */
function isPaidBy(rows: readonly PaymentRow[], ownPair: string | null): boolean {
  return rows.some(({ id, pairId, capturedCents, returningCents, refundedCents }) => {
    if (capturedCents <= Math.max(returningCents, refundedCents)) return false;
    if (pairId === null) return true;
    const other = rows.find((each) => each.pairId === pairId && each.id !== id);
    return pairId !== ownPair && other !== undefined && other.capturedCents > 0;
  });
}

async function giveBack(
  tx: Transaction,
  services: Services,
  paymentId: string,
  cents: number,
): Promise<void> {
  await refundPayment(tx, services, { paymentId, cents, key: 'paid-twice' });
}

function knownOf(charge: Charge) {
  const { providerId, pix, boleto, card, challengeUrl, simulationUrl, problem } = charge;
  return {
    ...{ providerId, pix, boleto, card, challengeUrl, simulationUrl, problem, sealed: null },
    // A review may last longer than a buyer would have had to pay.
    ...(charge.reviewUntil && { expiresAt: new Date(charge.reviewUntil) }),
  };
}
