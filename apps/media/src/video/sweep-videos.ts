import { inTransaction } from '../database/transaction.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { deleteUnusedVideos, findUnusedVideos } from './queries.ts';

const PORTION = 200;

/** Forgets what was made from videos that are gone. */
export async function sweepVideos(
  services: Pick<MediaServices, 'pool' | 'storage' | 'derivatives' | 'log'>,
): Promise<void> {
  for (;;) {
    const unused = await findUnusedVideos(services.pool, PORTION);
    let forgotten = 0;
    for (const { accountId, etag } of unused) {
      const { count, keys } = await inTransaction(services.pool, (client) =>
        deleteUnusedVideos(client, accountId, [etag]),
      );
      await deleteContent(services, keys);
      forgotten += count;
    }
    if (unused.length < PORTION || forgotten === 0) return;
  }
}
