import { defineTopic } from '../platform/jobs/outbox.ts';

/** A payment that was closed here; its provider may not know yet. */
export const paymentClosed = defineTopic<{ paymentId: string }>('payment.closed');

/** Both of two cards are authorised, and can be captured. */
export const pairAuthorised = defineTopic<{ paymentId: string }>('payment.pair-authorised');

export const refundRequested = defineTopic<{ refundId: string }>('payment.refund-requested');
