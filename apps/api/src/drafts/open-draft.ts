import type { openDraft as route } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { laterThan } from '../platform/clock.ts';
import { presentDraft } from './presenters.ts';
import { changeDraft, findCurrent, findOwn, lockDrafts } from './queries.ts';

/** A scheduled one waits no longer: in the composer its author decides again. */
export const openDraft: Operation<typeof route> = async (context, { id }) => {
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
