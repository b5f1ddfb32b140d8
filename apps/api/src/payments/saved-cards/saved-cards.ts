import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/saved-cards';
import type { Operation } from '../../platform/calls/operation.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { presentSavedCard } from './present-saved-card.ts';
import { deleteOwn, findCustomer, listOwn } from './queries.ts';
import { cardRemoved } from './topics.ts';

export const listSavedCards: Operation<typeof contract.listSavedCards> = async ({
  db,
  clock,
  viewer,
}) => {
  const rows = await listOwn(db, viewer.accountId);
  return rows.map((row) => presentSavedCard(row, clock.now()));
};

/** Gone here at once; a job removes it at the provider. */
export const deleteSavedCard: Operation<typeof contract.deleteSavedCard> = async (
  { db, viewer: { accountId } },
  { id },
) => {
  await db.transaction(async (tx) => {
    const removed = await deleteOwn(tx, { id, accountId });
    if (!removed) throw new ApiError('not_found');
    const { provider, cardId } = removed;
    const customerId = await findCustomer(tx, accountId, provider);
    if (customerId) await announce(tx, cardRemoved, { provider, customerId, cardId });
  });
};
