import type { Transaction } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { postFilesDropped } from '../posts/public/topics.ts';
import { filesOf } from './content.ts';
import type { StoredContent } from './tables.ts';

/** Files that a draft no longer uses are deleted later, unless something else uses them. */
export async function dropFiles(
  tx: Transaction,
  accountId: string,
  before: StoredContent | undefined,
  after?: StoredContent,
): Promise<void> {
  const kept = new Set(after && filesOf(after).map(({ path }) => path));
  const paths = before ? filesOf(before).flatMap(({ path }) => (kept.has(path) ? [] : path)) : [];
  if (paths.length > 0) await announce(tx, postFilesDropped, { accountId, paths });
}
