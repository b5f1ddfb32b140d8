import type { Hooks } from '../platform/context.ts';
import { giveToAccount } from './queries.ts';

/** Moves a visitor's favourites to the account that they sign in to. */
export const joinFavorites: Hooks['visitorJoined'][number] = async (
  tx,
  { visitorId, accountId },
) => {
  await giveToAccount(tx, visitorId, accountId);
};
