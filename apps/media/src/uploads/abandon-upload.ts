import { MediaError } from '@arquiba/media-contract/errors';
import type { MediaServices } from '../services.ts';
import { deleteOpen, type UploadRow } from './queries.ts';

/** Ends an upload that nobody wants any more, and gives its space back at once. */
export async function abandonUpload(
  { pool, storage, log }: Pick<MediaServices, 'pool' | 'storage' | 'log'>,
  { accountId, id }: Pick<UploadRow, 'accountId' | 'id'>,
): Promise<void> {
  const deleted = await deleteOpen(pool, accountId, id);
  if (!deleted) throw new MediaError('upload_not_found');
  // What stays is swept.
  await storage.dropParts(deleted.multipart).catch((err) => log.warn({ err }, 'not dropped'));
}
