import type { Hooks } from '../platform/context.ts';
import { deleteSomeOf } from './queries.ts';

const PORTION = 500;

/** Portion by portion: one statement for all, with their replies, could take longer than it may. */
export const purgeComments: Hooks['accountPurged'][number] = async ({ db }, accountId) => {
  while ((await deleteSomeOf(db, accountId, PORTION)) > 0);
};
