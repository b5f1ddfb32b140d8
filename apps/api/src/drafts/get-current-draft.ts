import type { getCurrentDraft as route } from '@arquiba/contract/drafts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentDraft } from './presenters.ts';
import { findCurrent } from './queries.ts';

export const getCurrentDraft: Operation<typeof route> = async ({ db, media, viewer }) => {
  const row = await findCurrent(db, viewer.accountId);
  return { draft: row && presentDraft(media, row) };
};
