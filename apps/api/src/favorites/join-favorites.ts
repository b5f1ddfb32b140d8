import type { Hooks } from '../platform/context.ts';
import { giveToAccount } from './queries.ts';

/** What somebody chose before they signed in is theirs afterwards. */
export const joinFavorites: Hooks['visitorJoined'][number] = async (
  tx,
  { visitorId, accountId },
) => {
  await giveToAccount(tx, visitorId, accountId);
};
