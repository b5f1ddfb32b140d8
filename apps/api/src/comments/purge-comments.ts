import type { Hooks } from '../platform/context.ts';
import { deleteSomeOf } from './queries.ts';

const PORTION = 500;

/** In batches: one statement for all, with their replies, could exceed the statement timeout. */
export const purgeComments: Hooks['accountPurged'][number] = async ({ db }, accountId) => {
  while ((await deleteSomeOf(db, accountId, PORTION)) > 0);
};
