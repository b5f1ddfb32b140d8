import type { Hooks } from '../platform/context.ts';
import { deleteSomeFollowsOf } from './follows/queries.ts';

const PORTION = 1000;

/** The follows of a hidden profile are in no counter any more; its row is deleted with the account. */
export const purgeProfile: Hooks['accountPurged'][number] = async ({ db, media }, accountId) => {
  while ((await deleteSomeFollowsOf(db, accountId, PORTION)) > 0);
  await media.removeFolder(`/profiles/${accountId}`);
};
