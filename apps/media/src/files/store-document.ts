import { buffer } from 'node:stream/consumers';
import { MediaError } from '@arquiba/media-contract/errors';
import type { StoredFile } from '@arquiba/media-contract/port';
import { laneAmongAll } from '../accounts/lane.ts';
import type { MediaServices } from '../services.ts';
import { ContentGone, ContentTooLarge } from '../storage/storage.ts';
import { encodePicture } from './encode-picture.ts';
import { type FileRow, findFile } from './queries.ts';
import { storeFile } from './store-file.ts';

const PDF = 'application/pdf';
/** In its last bytes a PDF says where its table is; some writers add a line of their own. */
const PDF_END = 2048;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic']);
/** Small print on a photo of a whole page can still be read. */
const LONGEST_SIDE = 2800;
const QUALITY = 85;

/**
 * Stores a picture or a PDF again under another path: a picture as our own encoder writes it, without metadata. Null
 * for any other file, and for a picture that cannot be decoded.
 */
export async function storeDocument(
  services: MediaServices,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<StoredFile | null> {
  const file = await findFile(services.pool, accountId, from);
  if (!file) return null;
  try {
    if (file.mime === PDF) {
      const content = await buffer(await services.storage.read(file.storageKey));
      if (!endsAsPdf(content)) return null;
      const copy = { path: to, mime: PDF, originalFileName: '', content };
      return await storeFile(services, accountId, copy);
    }
    const content = await encode(services, file, laneAmongAll(accountId, from));
    if (!content) return null;
    const picture = { path: to, mime: 'image/jpeg', originalFileName: '', content };
    return await storeFile(services, accountId, picture);
  } catch (error) {
    if (error instanceof MediaError || error instanceof ContentGone) return null;
    if (error instanceof ContentTooLarge) return null;
    throw error;
  }
}

/** Readers find everything from the end: without it, the file is cut off, or no PDF. */
function endsAsPdf(content: Buffer): boolean {
  const end = content.subarray(-PDF_END).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(end);
}

async function encode(
  services: MediaServices,
  { mime, width, height, storageKey, etag }: FileRow,
  lane: string,
): Promise<Buffer | null> {
  if (!PICTURES.has(mime) || !width || !height) return null;
  return await services.storage.withLocalFile(storageKey, (file) =>
    encodePicture(services, file, {
      ...{ width, height, longestSide: LONGEST_SIDE, format: 'jpeg', quality: QUALITY },
      waiting: { lane, mime, content: etag, patient: true },
    }),
  );
}
