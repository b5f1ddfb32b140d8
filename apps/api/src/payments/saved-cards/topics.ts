import { defineTopic } from '../../platform/jobs/outbox.ts';

/** A payment was approved whose card is to be saved. */
export const cardApproved = defineTopic<{ paymentId: string }>('saved-card.approved');

/** A card that is not in an account any more; its provider may still store it. */
export const cardRemoved = defineTopic<{ provider: string; customerId: string; cardId: string }>(
  'saved-card.removed',
);

/** An account is gone; its provider may still store its cards. */
export const customerRemoved = defineTopic<{ provider: string; customerId: string }>(
  'saved-card.customer-removed',
);
