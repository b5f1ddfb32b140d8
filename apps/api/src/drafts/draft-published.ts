import type { Hooks } from '../platform/context.ts';
import { dropFiles } from './drop-files.ts';
import { deleteOwn } from './queries.ts';

/** One that is gone already is no reason not to publish. */
export const draftPublished: Hooks['draftPublished'] = async (tx, accountId, draftId) => {
  const published = await deleteOwn(tx, accountId, draftId);
  await dropFiles(tx, accountId, published?.content);
};
