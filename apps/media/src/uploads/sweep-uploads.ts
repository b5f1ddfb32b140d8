import type { MediaServices } from '../services.ts';
import { deleteExpired, findUnknownMultiparts, UPLOAD_HOURS } from './queries.ts';

const PORTION = 100;
const HOUR_MS = 60 * 60 * 1000;

/** Gives back what uploads hold that nobody goes on with, and says how many there were. */
export async function sweepUploads({
  pool,
  storage,
  log,
}: Pick<MediaServices, 'pool' | 'storage' | 'log'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const expired = await deleteExpired(pool, PORTION);
    for (const { multipart, etag } of expired) {
      // What stays is found below at a later sweep, or as content without a row.
      if (!etag)
        await storage.dropParts(multipart).catch((err) => log.warn({ err }, 'not dropped'));
    }
    swept += expired.length;
    if (expired.length < PORTION) break;
  }
  const old = await storage.multiparts(new Date(Date.now() - UPLOAD_HOURS * HOUR_MS));
  const unknown = old.length > 0 ? await findUnknownMultiparts(pool, old) : [];
  // A bucket may begin one upload twice for a request that was repeated: the key can be a file's.
  for (const name of unknown) await storage.abortParts(name);
  if (swept + unknown.length > 0) log.info({ swept, unknown: unknown.length }, 'uploads swept');
  return swept;
}
