import { deleteContent } from '../files/keep-file.ts';
import type { MediaServices } from '../services.ts';
import { deleteAllUnusedVideos } from './queries.ts';

const PORTION = 200;

/** Forgets what was made from videos that are gone. */
export async function sweepVideos(
  services: Pick<MediaServices, 'pool' | 'storage' | 'derivatives' | 'log'>,
): Promise<void> {
  for (;;) {
    const { count, keys } = await deleteAllUnusedVideos(services.pool, PORTION);
    await deleteContent(services, keys);
    if (count < PORTION) return;
  }
}
