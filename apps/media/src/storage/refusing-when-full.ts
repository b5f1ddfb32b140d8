import { MediaError } from '@arquiba/media-contract/errors';

/** A disk without room is a refusal that says so. */
export async function refusingWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new MediaError('storage_full', { cause });
    throw cause;
  }
}
