import type * as contract from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { laterThan } from '../platform/clock.ts';
import { dropFiles } from './drop-files.ts';
import { presentDraft } from './present-draft.ts';
import {
  changeDraft,
  deleteOwn,
  findCurrent,
  findOwn,
  listWaiting,
  lockDrafts,
} from './queries.ts';

export const listDrafts: Operation<typeof contract.listDrafts> = async ({ db, media, viewer }) => {
  const rows = await listWaiting(db, viewer.accountId);
  return { items: rows.map((row) => presentDraft(media, row)) };
};

export const getCurrentDraft: Operation<typeof contract.getCurrentDraft> = async ({
  db,
  media,
  viewer,
}) => {
  const row = await findCurrent(db, viewer.accountId);
  return { draft: row && presentDraft(media, row) };
};

/** Opening a scheduled draft ends its schedule: in the composer its author decides again. */
export const openDraft: Operation<typeof contract.openDraft> = async (context, { id }) => {
  const { db, clock, media, viewer } = context;
  const row = await db.transaction(async (tx) => {
    await lockDrafts(tx, viewer.accountId);
    const wanted = await findOwn(tx, viewer.accountId, id);
    if (!wanted) throw new ApiError('not_found');
    const current = await findCurrent(tx, viewer.accountId);
    if (current && current.id !== id) await changeDraft(tx, current.id, { isCurrent: false });
    const updatedAt = laterThan(wanted.updatedAt, clock.now());
    return changeDraft(tx, id, { isCurrent: true, publishAt: null, problem: null, updatedAt });
  });
  if (!row) throw new ApiError('not_found');
  return presentDraft(media, row);
};

/** Another account's draft gets the same answer as a missing one. */
export const deleteDraft: Operation<typeof contract.deleteDraft> = async (
  { db, viewer },
  { id },
) => {
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    const row = await deleteOwn(tx, accountId, id);
    if (!row) throw new ApiError('not_found');
    await dropFiles(tx, accountId, row.content);
  });
};
