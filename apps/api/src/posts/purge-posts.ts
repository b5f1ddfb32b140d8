import type { Hooks } from '../platform/context.ts';
import { deleteSomeOf } from './queries.ts';

const PORTION = 500;

/** Portion by portion: one statement for all could take longer than a statement may. */
export const purgePosts: Hooks['accountPurged'][number] = async ({ db, media }, accountId) => {
  while ((await deleteSomeOf(db, accountId, PORTION)) > 0);
  await media.removeFolder(`/posts/${accountId}`);
};
