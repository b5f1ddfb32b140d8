import { MediaError } from '@arquiba/media-contract/errors';
import type { StoredFile } from '@arquiba/media-contract/port';
import { laneAmongAll } from '../accounts/lane.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import { openSource, readSource } from '../sources/open-source.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { encodePicture } from './encode-picture.ts';
import { storeFile } from './store-file.ts';

const TIMEOUT_MS = 8000;
const MOST_BYTES = 5 * 1024 ** 2;
const LONGEST_SIDE = 800;
const QUALITY = 80;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/**
 * Fetches a picture from elsewhere and stores a small copy, which our own encoder writes: nothing else of the
 * original is kept. Null if it is no picture, is too large, cannot be reached, or may not be asked for.
 */
export async function storePicture(
  services: MediaServices,
  accountId: string,
  { url, path }: { url: string; path: string },
): Promise<StoredFile | null> {
  try {
    const received = await services.storage.receive(await fetchBytes(services, url));
    try {
      const content = await encode(services, received, laneAmongAll(accountId, path));
      const file = { path, mime: 'image/webp', originalFileName: '', content };
      return await storeFile(services, accountId, file);
    } finally {
      await received.discard();
    }
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}

async function fetchBytes({ sources }: MediaServices, address: string): Promise<Buffer> {
  // One deadline for all of it: names, redirects, and the last byte.
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { response } = await openSource(sources, address, signal);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of readSource(response, signal)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) throw new MediaError('image_too_large');
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

async function encode(
  services: MediaServices,
  received: ReceivedContent,
  lane: string,
): Promise<Buffer> {
  const { mime, width, height } = await inspectFile(services, received, '', lane);
  if (!PICTURES.has(mime) || !width || !height) throw new MediaError('not_an_image');
  return await received.withFile((file) =>
    encodePicture(services, file, {
      ...{ width, height, longestSide: LONGEST_SIDE, format: 'webp', quality: QUALITY },
      waiting: { lane, mime, content: received.sha256, patient: true },
    }),
  );
}
