import { folderKey } from '../files/tree-scan.ts';
import type { MediaServices } from '../services.ts';
import { writeFolder } from './put-folder.ts';

/** Lets nobody download what is in a folder without a right of their own. */
export function closeFolder(
  services: Pick<MediaServices, 'pool' | 'downloadRules'>,
  accountId: string,
  folder: string,
): Promise<void> {
  const close = (settings: Parameters<Parameters<typeof writeFolder>[3]>[0]) => ({
    ...settings,
    publicPermissions: [],
  });
  return writeFolder(services, accountId, folderKey(folder), close);
}
