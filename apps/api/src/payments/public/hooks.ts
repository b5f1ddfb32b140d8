import type { PaymentState } from '@arquiba/contract/orders';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor } from '../tables.ts';

/** The services that change orders and payments need; the command line has no others. */
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
  /** The order was already paid by another payment: this one is refunded automatically. */
  surplus: boolean;
  /** One of two cards that pay the order together. */
  pairId: string | null;
  /** Who made the step: `pedido` is the order itself, which gave the payment up. */
  actor: Actor;
  /** Until when it can be paid, or is looked at by the card's network. */
  expiresAt: Date;
}

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Locks the row of an order. Always lock it before the rows of its payments. */
    lockOrder(tx: Transaction, orderId: string): Promise<void>;
    /** Run in the transaction of every step of a payment, with order and payment locked. */
    paymentChanged: Array<
      (tx: Transaction, change: PaymentChange, services: BackOfficeServices) => Promise<void>
    >;
  }
}
