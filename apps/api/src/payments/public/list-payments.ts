import type { PaymentState } from '@arquiba/contract/orders';
import type { Queryable } from '../../platform/database/database.ts';
import { paymentsOf } from '../queries.ts';

export interface KnownPayment {
  id: string;
  status: PaymentState;
  amountCents: number;
  capturedCents: number;
  /** The amount that can still be refunded. */
  refundableCents: number;
  surplus: boolean;
}

/** The recorded payments of an order, newest first, for cancelling, refunding and showing. */
export async function listPayments(db: Queryable, orderId: string): Promise<KnownPayment[]> {
  const rows = await paymentsOf(db, orderId);
  return rows.map(
    ({ id, status, amountCents, capturedCents, returningCents, refundedCents, surplus }) => ({
      ...{ id, status, amountCents, capturedCents, surplus },
      refundableCents: capturedCents - Math.max(returningCents, refundedCents),
    }),
  );
}
