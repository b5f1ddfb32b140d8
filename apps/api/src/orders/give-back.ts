import { ApiError } from '@arquiba/contract/errors';
import type { BackOfficeServices } from '../payments/public/hooks.ts';
import { listPayments } from '../payments/public/list-payments.ts';
import { refundPayment } from '../payments/public/refund-payment.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OrderRow } from './tables.ts';

/**
 * Requests a refund of an order, which is locked. Returns how much: what staff have already refunded is not
 * refunded again.
 */
export async function giveBack(
  tx: Transaction,
  services: BackOfficeServices,
  row: OrderRow,
  refund: { cents: number; key: string },
): Promise<number> {
  const { id: paymentId, refundableCents } = await paidPayment(tx, row);
  const cents = Math.min(refund.cents, refundableCents);
  if (cents > 0) await refundPayment(tx, services, { ...refund, paymentId, cents });
  return cents;
}

export async function paidPayment(tx: Transaction, row: OrderRow) {
  const payments = await listPayments(tx, row.id);
  const paid = payments.find(({ capturedCents, surplus }) => capturedCents > 0 && !surplus);
  if (paid) return paid;
  const message = 'Este pedido não tem pagamento que possa voltar.';
  throw new ApiError('not_allowed', { message });
}
