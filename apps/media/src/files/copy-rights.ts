import type { CopyFile } from '@arquiba/media-contract/provider-files';
import { type Caller, may, requirePermission } from '../access/caller.ts';
import { spaceOf } from '../accounts/space.ts';
import { requireFilePath } from '../http/require-path.ts';
import type { MediaServices } from '../services.ts';
import type { CopyOrder } from './copy-files.ts';
import { requireChanges } from './file-changes.ts';
import { mayDownload } from './may-download.ts';

/**
 * A caller who copies must be able to do the same by hand: download the one, create the other. The
 * parameter is where the order stands in the request, such as `files.3.`.
 */
export async function authorizeCopy(
  services: MediaServices,
  caller: Caller,
  asked: CopyFile,
  parameter = '',
): Promise<CopyOrder> {
  const { source, destination } = asked;
  requireFilePath(source, `${parameter}source`);
  requireFilePath(destination, `${parameter}destination`);
  requireChanges(asked, parameter);
  requirePermission(caller, { do: 'createFile' }, destination);
  if (!(await mayDownload(services, caller.accountId, source, 'raw', caller))) {
    requirePermission(caller, { do: 'downloadFile', slug: 'raw' }, source);
  }
  return {
    ...asked,
    mayOverwrite: may(caller, { do: 'overwriteFile' }, destination),
    writableTags: writableTagsOf(caller),
    space: spaceOf(caller),
  };
}

/** As `requireTags` has it: a key that creates may use any tag, a token those it names. */
export function writableTagsOf({ key, token }: Caller): string[] | null {
  return key?.mayCreate ? null : [...(token?.writableTags ?? [])];
}
