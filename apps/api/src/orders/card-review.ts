import type { BackOfficeServices, PaymentChange } from '../payments/public/hooks.ts';
import type { Transaction } from '../platform/database/database.ts';
import { heldAfterReview, heldForReview } from './deadlines.ts';
import { moveOrder, notifyBuyer, tellBuyer } from './move-order.ts';
import { reviewEndedMail, reviewMail } from './order-mails.ts';
import type { LineRow, OrderRow } from './tables.ts';

/** The card's network looks at the purchase: the units stay reserved for as long as that may take. */
export async function beginReview(
  tx: Transaction,
  services: BackOfficeServices,
  { row, lines }: { row: OrderRow; lines: readonly LineRow[] },
  { expiresAt }: PaymentChange,
): Promise<void> {
  if (row.status !== 'aguardando_pagamento') return;
  await moveOrder(tx, services, row, {
    ...{ to: 'em_analise', actor: 'pagamento', text: 'Pagamento em análise' },
    known: { heldUntil: heldForReview(expiresAt) },
  });
  await tellBuyer(tx, services, row, reviewMail(row, lines, expiresAt));
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
