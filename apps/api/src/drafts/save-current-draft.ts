import { isDeepStrictEqual } from 'node:util';
import type { saveCurrentDraft as route } from '@arquiba/contract/drafts';
import type { Operation } from '../platform/calls/operation.ts';
import { laterThan } from '../platform/clock.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { isBlank, storable } from './content.ts';
import { dropFiles } from './drop-files.ts';
import { presentDraft } from './present-draft.ts';
import {
  changeDraft,
  type DraftRow,
  deleteOwn,
  findCurrent,
  insertDraft,
  lockDrafts,
} from './queries.ts';
import type { StoredContent } from './tables.ts';
import { requireRoom } from './too-many-drafts.ts';

interface Saving {
  accountId: string;
  content: StoredContent;
  base: string | null;
  now: Date;
}

/** The last writer gets the composer; content that they had not seen is set aside as a draft, never lost. */
export const saveCurrentDraft: Operation<typeof route> = async (context, input) => {
  const { db, clock, media, viewer } = context;
  const { accountId } = viewer;
  const content = await storable(context, input.content);
  const { row, setAside } = await db.transaction(async (tx) => {
    await lockDrafts(tx, accountId);
    return save(tx, { accountId, content, base: input.base, now: clock.now() });
  });
  return { draft: row && presentDraft(media, row), setAside };
};

async function save(
  tx: Transaction,
  saving: Saving,
): Promise<{ row: DraftRow | null; setAside: boolean }> {
  const { accountId, content, base, now } = saving;
  const current = await findCurrent(tx, accountId);
  if (!current) {
    return { row: isBlank(content) ? null : await begin(tx, saving), setAside: false };
  }
  const known = current.updatedAt.toISOString() === base;
  if (isBlank(content)) {
    if (known) {
      await deleteOwn(tx, accountId, current.id);
      await dropFiles(tx, accountId, current.content);
    }
    return { row: known ? null : current, setAside: false };
  }
  if (isDeepStrictEqual(current.content, content)) return { row: current, setAside: false };
  if (known) {
    await dropFiles(tx, accountId, current.content, content);
    const updatedAt = laterThan(current.updatedAt, now);
    return { row: await changeDraft(tx, current.id, { content, updatedAt }), setAside: false };
  }
  await requireRoom(tx, accountId);
  await changeDraft(tx, current.id, { isCurrent: false });
  return { row: await begin(tx, saving), setAside: true };
}

function begin(tx: Transaction, { accountId, content, now }: Saving): Promise<DraftRow> {
  const row = { id: newId(now), accountId, content, isCurrent: true, updatedAt: now };
  return insertDraft(tx, row);
}
