import { filePathFault } from '@arquiba/media-contract/file-path';
import { limitConcurrency } from '../inspect/limit-concurrency.ts';
import { measureSound } from '../inspect/probe-video.ts';
import type { MediaServices } from '../services.ts';
import { findFiles } from './queries.ts';

const limited = limitConcurrency(2);

/** How long the sound of a stored file is, in milliseconds; null if it has none. */
export async function measureStoredSound(
  { pool, storage }: Pick<MediaServices, 'pool' | 'storage'>,
  accountId: string,
  path: string,
): Promise<number | null> {
  if (filePathFault(path) !== null) return null;
  const [file] = await findFiles(pool, accountId, [path]);
  if (!file || !/^(audio|video)\//.test(file.mime)) return null;
  return limited(() =>
    storage.withLocalFile(file.storageKey, (local) => measureSound(local, file.mime)),
  );
}
