import type { deleteDraft as route } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { dropFiles } from './drop-files.ts';
import { deleteOwn } from './queries.ts';

/** Another account's draft is answered like one that does not exist. */
export const deleteDraft: Operation<typeof route> = async ({ db, viewer }, { id }) => {
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    const row = await deleteOwn(tx, accountId, id);
    if (!row) throw new ApiError('not_found');
    await dropFiles(tx, accountId, row.content);
  });
};
