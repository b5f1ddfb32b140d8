import type { Payment, PaymentMethod, PaymentState } from '@arquiba/contract/orders';
import type { Queryable } from '../../platform/database/database.ts';
import { paymentsOf } from '../queries.ts';

export interface KnownPayment {
  id: string;
  method: PaymentMethod;
  status: PaymentState;
  instalments: number;
  card: Payment['card'];
  /** One of two cards: the id of the first. */
  pairId: string | null;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  /** The amount that can still be refunded. */
  refundableCents: number;
  surplus: boolean;
}

/** The recorded payments of an order, newest first, for cancelling, refunding and showing. */
export async function listPayments(db: Queryable, orderId: string): Promise<KnownPayment[]> {
  const rows = await paymentsOf(db, orderId);
  return rows.map((row) => {
    const { id, method, status, instalments, card, pairId, surplus } = row;
    const { amountCents, capturedCents, returningCents, refundedCents } = row;
    return {
      ...{ id, method, status, instalments, card, pairId, surplus },
      ...{ amountCents, capturedCents, refundedCents },
      refundableCents: capturedCents - Math.max(returningCents, refundedCents),
    };
  });
}

/** A payment of an order and, if it is one of two cards, the other: the first card first. */
export async function listParts(
  db: Queryable,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<KnownPayment[]> {
  const all = await listPayments(db, orderId);
  return partsOf(all, paymentId);
}

export function partsOf(all: readonly KnownPayment[], paymentId: string): KnownPayment[] {
  const pairId = all.find(({ id }) => id === paymentId)?.pairId ?? null;
  const isPart = (each: KnownPayment) =>
    each.id === paymentId || (pairId !== null && each.pairId === pairId);
  return all.filter(isPart).toReversed();
}
