import type { Payment } from '@arquiba/contract/orders';
import type { Queryable } from '../../platform/database.ts';
import { listOfOrders } from '../queries.ts';
import type { PaymentRow } from '../tables.ts';

/**
 * The payment of each order that counts now, as its buyer sees it: the newest, leaving out one that
 * was paid although the order was paid already.
 */
export async function presentPayments(
  { db }: { db: Queryable },
  orderIds: readonly string[],
): Promise<Map<string, Payment>> {
  const shown = new Map<string, Payment>();
  for (const row of await listOfOrders(db, orderIds)) {
    if (!row.surplus && !shown.has(row.orderId)) shown.set(row.orderId, presentPayment(row));
  }
  return shown;
}

function presentPayment(row: PaymentRow): Payment {
  const { id, method, status, instalments, pix, boleto, card, problem } = row;
  const isOpen = status === 'pendente' || status === 'autorizado';
  return {
    ...{ id, method, status, instalments, card, problem },
    amount: row.amountCents,
    refunded: row.refundedCents,
    pix: pix ?? null,
    boleto: boleto ?? null,
    // Nothing is to be confirmed or paid once it is decided.
    challengeUrl: isOpen ? row.challengeUrl : null,
    simulationUrl: isOpen ? row.simulationUrl : null,
    createdAt: row.createdAt.toISOString(),
  };
}
