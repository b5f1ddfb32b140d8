import { posix } from 'node:path';
import { MediaError } from '@arquiba/media-contract/errors';
import type { Uploaded, UploadFromUrl } from '@arquiba/media-contract/provider';
import type { Caller } from '../access/caller.ts';
import { boundedLane } from '../accounts/lane.ts';
import type { MediaServices } from '../services.ts';
import { openSource, readSource } from '../sources/open-source.ts';
import { findPlace } from './begin-upload.ts';
import { storeUpload } from './store-upload.ts';

const DEFAULT_TIMEOUT_MS = 30_000;

/** Fetches a file from elsewhere and stores it. Nothing is fetched for a caller who may not store it. */
export async function uploadFromUrl(
  services: MediaServices,
  caller: Caller,
  asked: UploadFromUrl,
): Promise<Uploaded> {
  const { path, originalFileName } = asked;
  const place = await findPlace(services, caller, { path, originalFileName }, new Date());
  const of = { accountId: caller.accountId, lane: boundedLane(caller, place.path) };
  return await services.limits.whileFetching(of, () => fetchAndStore(services, caller, asked));
}

async function fetchAndStore(
  services: MediaServices,
  caller: Caller,
  { url: address, timeout = DEFAULT_TIMEOUT_MS, mime, originalFileName, ...asked }: UploadFromUrl,
): Promise<Uploaded> {
  // One deadline for all of it: names, redirects, and the last byte.
  const signal = AbortSignal.timeout(timeout);
  const { url, response } = await openSource(services.sources, address, signal);
  try {
    const { headers } = response;
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      throw new MediaError('source_failed', { details: { contentEncoding: encoding } });
    }
    const length = Number(headers['content-length'] ?? Number.NaN);
    return await storeUpload(services, caller, asked, {
      mime: mime ?? typeOf(headers['content-type']),
      originalFileName: originalFileName ?? nameIn(url),
      size: Number.isNaN(length) ? null : length,
      body: readSource(response, signal),
    });
  } finally {
    response.destroy();
  }
}

/** The type that a header names, without its parameters; null for none that can be kept. */
export function typeOf(header: string | undefined): string | null {
  const type = header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) && type.length <= 255 ? type : null;
}

function nameIn({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(posix.basename(pathname)).slice(0, 255) || null;
  } catch {
    return null;
  }
}
