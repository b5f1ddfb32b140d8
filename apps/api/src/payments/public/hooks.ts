import type { PaymentState } from '@arquiba/contract/orders';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** What moves orders and payments on: the command line has no more than this. */
export type BackOfficeServices = Pick<
  Services,
  'db' | 'clock' | 'realtime' | 'publicUrl' | 'hooks'
>;

/** A step of a payment, at the moment that it is made. */
export interface PaymentChange {
  paymentId: string;
  orderId: string;
  from: PaymentState;
  to: PaymentState;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  /** The order was paid already by another: payments give this one back by themselves. */
  surplus: boolean;
}

declare module '../../platform/context.ts' {
  interface Hooks {
    /**
     * Locks the row of an order, before that of its payment is: whoever changes both takes them in this
     * order.
     */
    lockOrder(tx: Transaction, orderId: string): Promise<void>;
    /** Run in the transaction of every step of a payment, with order and payment locked. */
    paymentChanged: Array<
      (tx: Transaction, change: PaymentChange, services: BackOfficeServices) => Promise<void>
    >;
  }
}
