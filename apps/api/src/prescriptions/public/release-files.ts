import type { Services } from '../../platform/context.ts';
import { type Transaction, violates } from '../../platform/database/database.ts';
import { deleteFile, keepFile, markReleased } from '../files/queries.ts';

/**
 * Says that something no longer refers to these files, in the transaction in which it stops. After the commit,
 * `removeReleased` deletes those that nothing else needs; a job finds what a crash left behind.
 */
export async function releaseFiles(
  tx: Transaction,
  fileIds: readonly (string | null)[],
  now: Date,
): Promise<string[]> {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length > 0) await markReleased(tx, ids, now);
  return ids;
}

/** Deletes the released files that no prescription and no order refers to. */
export async function removeReleased(
  { db, media, log }: Pick<Services, 'db' | 'media' | 'log'>,
  fileIds: readonly string[],
): Promise<void> {
  for (const id of fileIds) {
    try {
      // The row goes first: its foreign keys know whether the file is still needed.
      await db.transaction(async (tx) => {
        const path = await deleteFile(tx, id);
        if (path) await media.remove(path);
      });
    } catch (error) {
      if (violates(error)) await keepFile(db, id);
      else log.warn({ err: error, fileId: id }, 'a file of a prescription is left behind');
    }
  }
}
