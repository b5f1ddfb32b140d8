import { type Caller, may } from '../access/caller.ts';
import type { MediaServices } from '../services.ts';

/** Whether a file may be downloaded in this form: by everyone, or by this caller. */
export async function mayDownload(
  { downloadRules }: Pick<MediaServices, 'downloadRules'>,
  accountId: string,
  filePath: string,
  slug: string,
  caller: Caller | null,
): Promise<boolean> {
  if (caller && may(caller, { do: 'downloadFile', slug }, filePath)) return true;
  return await downloadRules.isPublic({ accountId, filePath, transformation: slug });
}
