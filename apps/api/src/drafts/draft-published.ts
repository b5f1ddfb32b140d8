import type { Hooks } from '../platform/context.ts';
import { dropFiles } from './drop-files.ts';
import { deleteOwn } from './queries.ts';

/** A draft that is already gone does not prevent the publication. */
export const draftPublished: Hooks['draftPublished'] = async (tx, accountId, draftId) => {
  const published = await deleteOwn(tx, accountId, draftId);
  await dropFiles(tx, accountId, published?.content);
};
