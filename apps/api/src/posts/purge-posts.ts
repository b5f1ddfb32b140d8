import type { Hooks } from '../platform/context.ts';
import { deleteSomeOf } from './queries.ts';

const PORTION = 500;

/** In batches: one statement for all posts could exceed the statement timeout. */
export const purgePosts: Hooks['accountPurged'][number] = async ({ db, media }, accountId) => {
  while ((await deleteSomeOf(db, accountId, PORTION)) > 0);
  await media.removeFolder(`/posts/${accountId}`);
};
