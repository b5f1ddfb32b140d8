import type { Hooks } from '../platform/context.ts';
import { announce } from '../platform/jobs/outbox.ts';
import type {} from './public/hooks.ts';
import { deleteCardToSave, findCardToSave } from './saved-cards/queries.ts';
import { cardApproved } from './saved-cards/topics.ts';

/** A card is saved only after it has paid; the token of one that has not is deleted. */
export const saveApprovedCard: Hooks['paymentChanged'][number] = async (tx, { paymentId, to }) => {
  if (to === 'recusado' || to === 'expirado') await deleteCardToSave(tx, paymentId);
  if (to !== 'capturado') return;
  if (await findCardToSave(tx, paymentId)) await announce(tx, cardApproved, { paymentId });
};
