import type { BackOfficeServices, PaymentChange } from '../payments/public/hooks.ts';
import { listParts } from '../payments/public/list-payments.ts';
import type { Transaction } from '../platform/database/database.ts';
import { heldAfterReview, heldForReview } from './deadlines.ts';
import { moveOrder, notifyBuyer, tellBuyer } from './move-order.ts';
import { reviewEndedMail, reviewMail } from './order-mails.ts';
import { updateOrder } from './queries.ts';
import type { LineRow, OrderRow } from './tables.ts';

/** The card's network looks at the purchase: the units stay reserved for as long as that may take. */
export async function beginReview(
  tx: Transaction,
  services: BackOfficeServices,
  { row, lines }: { row: OrderRow; lines: readonly LineRow[] },
  change: PaymentChange,
): Promise<void> {
  const { expiresAt } = change;
  const heldUntil = heldForReview(expiresAt);
  if (row.status === 'em_analise' && row.heldUntil && row.heldUntil < heldUntil) {
    // The second of two cards is looked at for longer.
    await updateOrder(tx, row.id, { heldUntil });
  }
  if (row.status !== 'aguardando_pagamento') return;
  await moveOrder(tx, services, row, {
    ...{ to: 'em_analise', actor: 'pagamento', text: 'Pagamento em análise' },
    known: { heldUntil },
  });
  await tellBuyer(
    tx,
    services,
    row,
    reviewMail(row, lines, { until: expiresAt, cards: await listParts(tx, change) }),
  );
}

/** One of two cards passed its review, and the bank of the other still asks the buyer: they must see it. */
export async function passReview(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  change: PaymentChange,
): Promise<void> {
  const states = (await listParts(tx, change)).map(({ status }) => status);
  const isAsked = states.includes('pendente') && !states.includes('em_analise');
  if (row.status !== 'em_analise' || !isAsked) return notifyBuyer(tx, services, row);
  await moveOrder(tx, services, row, {
    ...{ to: 'aguardando_pagamento', actor: 'pagamento', text: 'Falta confirmar o outro cartão' },
    known: { heldUntil: row.heldUntil },
  });
}

/** A payment was declined, or nobody decided in time. If it was in review, the buyer may pay otherwise. */
export async function endReview(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
): Promise<void> {
  if (row.status !== 'em_analise') return notifyBuyer(tx, services, row);
  const heldUntil = heldAfterReview(services.clock.now());
  const waiting = await moveOrder(tx, services, row, {
    ...{ to: 'aguardando_pagamento', actor: 'pagamento', text: 'Pagamento não aprovado' },
    known: { heldUntil },
  });
  await tellBuyer(tx, services, waiting, reviewEndedMail(waiting, heldUntil));
}
