import type { Hooks } from '../platform/context.ts';
import { deleteOwn } from './queries.ts';

/** One that is gone already is no reason not to publish. */
export const draftPublished: Hooks['draftPublished'] = async (tx, accountId, draftId) => {
  await deleteOwn(tx, accountId, draftId);
};
