import type { listDrafts as route } from '@arquiba/contract/drafts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentDraft } from './presenters.ts';
import { listWaiting } from './queries.ts';

export const listDrafts: Operation<typeof route> = async ({ db, media, viewer }) => {
  const rows = await listWaiting(db, viewer.accountId);
  return { items: rows.map((row) => presentDraft(media, row)) };
};
