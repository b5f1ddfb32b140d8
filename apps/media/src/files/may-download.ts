import { type Caller, may } from '../access/caller.ts';
import type { MediaServices } from '../services.ts';
import { findFile } from './queries.ts';

/** Whether this caller may download a file in this form, as everyone may or by a right of their own. */
export async function mayDownload(
  { downloadRules, pool }: Pick<MediaServices, 'downloadRules' | 'pool'>,
  accountId: string,
  filePath: string,
  slug: string,
  caller: Caller,
): Promise<boolean> {
  if (may(caller, { do: 'downloadFile', slug }, filePath)) return true;
  if (!(await downloadRules.isPublic({ accountId, filePath, transformation: slug }))) return false;
  return !(await findFile(pool, accountId, filePath))?.restricted;
}
