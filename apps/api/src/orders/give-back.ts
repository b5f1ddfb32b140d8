import { ApiError } from '@arquiba/contract/errors';
import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { type KnownPayment, listPayments, partsOf } from '../payments/public/list-payments.ts';
import { refundPayment } from '../payments/public/refund-payment.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OrderRow } from './tables.ts';

/**
 * Requests a refund of an order, which is locked. Returns how much: what staff have already refunded is not
 * refunded again. Of two cards the first gets its money back first, then the second.
 */
export async function giveBack(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  refund: { cents: number; key: string },
): Promise<number> {
  let given = 0;
  for (const { id: paymentId, refundableCents } of await paidParts(tx, row)) {
    const cents = Math.min(refund.cents - given, refundableCents);
    if (cents > 0) await refundPayment(tx, services, { ...refund, paymentId, cents });
    given += cents;
  }
  return given;
}

export async function refundableOf(tx: Transaction, row: OrderRow): Promise<number> {
  const parts = await paidParts(tx, row);
  return parts.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
}

async function paidParts(tx: Transaction, row: OrderRow): Promise<KnownPayment[]> {
  const payments = await listPayments(tx, row.id);
  const captured = payments.filter(({ capturedCents, surplus }) => capturedCents > 0 && !surplus);
  // One of two cards may have been captured, and refunded, without paying the order.
  const paid = captured.find(({ refundableCents }) => refundableCents > 0) ?? captured[0];
  if (paid) return partsOf(payments, paid.id);
  const message = 'Este pedido não tem pagamento que possa voltar.';
  throw new ApiError('not_allowed', { message });
}
