import type { Services } from '../platform/context.ts';
import { ChargeRefused } from '../platform/ports/payment-provider.ts';
import { applyCharge } from './apply-charge.ts';
import { askProvider } from './ask-provider.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { settleEvent } from './handle-event.ts';
import { movePayment } from './move-payment.ts';
import { nextLook } from './next-look.ts';
import { startPayment } from './public/start-payment.ts';
import {
  findPayment,
  listToAsk,
  listUnhandled,
  lockPayment,
  noteLook,
  OPEN_STATES,
} from './queries.ts';
import { listWaitingRefunds } from './refund-queries.ts';
import type { PaymentRow } from './tables.ts';

const MOST = 100;
/** Before this, the request that brought an event may still be working on it. */
const EVENT_PATIENCE_MS = 60_000;

/**
 * Queries everything that is open and without a recent update: payments not started, possibly paid or
 * expired, and refunds not done. A failure does not stop the others.
 */
export async function reconcile(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, payments } = services;
  const now = clock.now();
  const failures: unknown[] = [];
  const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
    for (const item of items) {
      if (signal.aborted) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  const before = new Date(now.getTime() - EVENT_PATIENCE_MS);
  await each(await listUnhandled(db, payments.name, before, MOST), (event) =>
    settleEvent(services, event),
  );
  await each(await listToAsk(db, payments.name, now, MOST), (id) => lookAfter(services, id));
  await each(await listWaitingRefunds(db, payments.name, now, MOST), (id) =>
    carryOutRefund(services, id),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'payments could not be looked after');
}

async function lookAfter(services: Services, paymentId: string): Promise<void> {
  const { db, clock } = services;
  const row = await findPayment(db, paymentId);
  if (!row) return;
  const now = clock.now();
  // Noted first, so that a payment whose query fails does not stay at the front of the queue.
  await noteLook(db, row.id, nextLook(now, { since: row.createdAt, until: row.expiresAt }));
  const isOver = row.expiresAt <= now;
  if (row.providerId)
    await ifKnown(services, row, askProvider(services, row.providerId, 'conferencia'));
  else if (!isOver) await startPayment(services, row.id, 'conferencia');
  else await findAgain(services, row);
  if (isOver) await endPayment(services, row.id);
}

/** No charge is created after the deadline: only charges that the provider already has count. */
async function findAgain(services: Services, { id }: PaymentRow): Promise<void> {
  for (const charge of await services.payments.find(id)) {
    await applyCharge(services, charge, 'conferencia');
  }
}

/** Ends a payment that was not paid in time. The provider closes it first, and says if it was just paid. */
async function endPayment(services: Services, paymentId: string): Promise<void> {
  const { db, clock, hooks, payments } = services;
  const open = await findPayment(db, paymentId);
  if (!open || !isOpen(open)) return;
  // The provider may have begun a review, which lasts longer.
  if (open.expiresAt > clock.now()) return;
  if (open.providerId) {
    const closing = payments.cancel(open.providerId);
    await ifKnown(
      services,
      open,
      closing.then((charge) => applyCharge(services, charge, 'conferencia')),
    );
  }
  await db.transaction(async (tx) => {
    await hooks.lockOrder(tx, open.orderId);
    const row = await lockPayment(tx, paymentId);
    if (!row || !isOpen(row)) return;
    const step = { to: 'expirado', actor: 'conferencia', known: { sealed: null } } as const;
    await movePayment(tx, services, row, step);
  });
}

function isOpen({ status }: PaymentRow): boolean {
  return OPEN_STATES.some((state) => state === status);
}

/** A payment that the provider no longer knows still ends when its time is over. */
async function ifKnown(
  { log }: Services,
  { id: paymentId }: PaymentRow,
  asked: Promise<unknown>,
): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof ChargeRefused)) throw error;
    log.error({ err: error, paymentId }, 'the payment provider does not know a payment');
  });
}
