import type { MediaServices } from '../services.ts';

/** Deletes content that no row names any more, and its derivatives. What fails is swept at the next start. */
export async function deleteContent(
  { storage, derivatives, log }: Pick<MediaServices, 'storage' | 'derivatives' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  try {
    await Promise.all(keys.map((key) => storage.delete(key)));
    await derivatives.forget(keys);
  } catch (error) {
    log.warn({ error }, 'content could not be deleted');
  }
}
