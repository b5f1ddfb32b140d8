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
/** The request that brought an event still works on it. */
const EVENT_PATIENCE_MS = 60_000;

/**
 * Asks about everything that is open and of which nothing was heard: what was not begun, what may have
 * been paid, what has had its time, what is to go back. One that fails holds up no other.
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
  // First, so that one that cannot be asked about does not stand in front of the others for ever.
  await noteLook(db, row.id, nextLook(now, { since: row.createdAt, until: row.expiresAt }));
  const isOver = row.expiresAt <= now;
  if (row.providerId)
    await ifKnown(services, row, askProvider(services, row.providerId, 'conferencia'));
  else if (!isOver) await startPayment(services, row.id, 'conferencia');
  else await findAgain(services, row);
  if (isOver) await endPayment(services, row.id);
}

/** Nobody is charged after the time: only what the provider has already counts. */
async function findAgain(services: Services, { id }: PaymentRow): Promise<void> {
  for (const charge of await services.payments.find(id)) {
    await applyCharge(services, charge, 'conferencia');
  }
}

/** What nobody has paid in time; the provider closes it first, and tells if somebody just did. */
async function endPayment(services: Services, paymentId: string): Promise<void> {
  const { db, hooks, payments } = services;
  const open = await findPayment(db, paymentId);
  if (!open || !isOpen(open)) return;
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

/** One that the provider has forgotten still has its end, when its time is over. */
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
