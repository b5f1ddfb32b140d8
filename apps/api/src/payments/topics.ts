import { defineTopic } from '../platform/jobs/outbox.ts';

/** A payment that was closed here; its provider may not know yet. */
export const paymentClosed = defineTopic<{ paymentId: string }>('payment.closed');

export const refundRequested = defineTopic<{ refundId: string }>('payment.refund-requested');
