import { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import { LARGEST_FILE } from '@arquiba/media-contract/limits';
import type { NewFile } from '@arquiba/media-contract/port';
import type { UploadDescription, Uploaded } from '@arquiba/media-contract/provider';
import { type Caller, requireTags } from '../access/caller.ts';
import { whileArriving } from '../accounts/arrivals.ts';
import { findFreeSpace } from '../accounts/quota.ts';
import { spaceOf } from '../accounts/space.ts';
import { requireMetadata } from '../files/file-changes.ts';
import { fileUrl } from '../files/present-file.ts';
import { storeFile } from '../files/store-file.ts';
import type { MediaServices } from '../services.ts';
import { type Limit, readWhole } from '../storage/read-whole.ts';
import { withoutEnding } from '../storage/without-ending.ts';
import { findPlace, guessPlace, type Place } from './begin-upload.ts';

export interface SentFile {
  /** As the sender calls it; the bytes decide. */
  mime: string | null;
  originalFileName: string | null;
  /** As announced; null where nobody said. */
  size: number | null;
  body: AsyncIterable<Buffer>;
}

type Description = Omit<UploadDescription, 'originalFileName'>;

// Read whole: a stream of one or two pieces costs more than the pieces.
const SMALL_CONTENT = 192 * 1024;

/** Stores a file that comes as one stream. Nothing of it is read before the caller is known to be allowed. */
export async function storeUpload(
  services: MediaServices,
  caller: Caller,
  described: Description,
  sent: SentFile,
): Promise<Uploaded> {
  const { path: definition, tags = [], metadata = {} } = described;
  const { mime, originalFileName, size, body } = sent;
  const { accountId } = caller;
  const space = spaceOf(caller);
  const now = new Date();
  requireMetadata(metadata);
  const asked = { path: definition, ...(originalFileName !== null && { originalFileName }) };

  async function store({ path, mayOverwrite }: Place, content: NewFile['content']) {
    const file = {
      ...{ path, content },
      mime: mime ?? 'application/octet-stream',
      originalFileName: originalFileName ?? '',
    };
    const options = { tags, metadata, mayOverwrite, space };
    const { etag } = await storeFile(services, accountId, file, options);
    return { accountId, etag, filePath: path, fileUrl: fileUrl(services, accountId, path) };
  }

  if (size !== null && size <= SMALL_CONTENT && body instanceof Readable) {
    const guess = guessPlace(caller, asked, now);
    const place = guess ?? (await findPlace(services, caller, asked, now));
    requireTags(caller, tags);
    // Whether there is room for it shows when it is written.
    const content = await readWhole(body, tooLarge(SMALL_CONTENT));
    try {
      return await store(place, content);
    } catch (error) {
      const isTaken = error instanceof MediaError && error.code === 'path_exists';
      if (!guess || !isTaken) throw error;
      return await store(await findPlace(services, caller, asked, now), content);
    }
  }

  const [place, free] = await Promise.all([
    findPlace(services, caller, asked, now),
    findFreeSpace(services.pool, accountId),
  ]);
  requireTags(caller, tags);
  const limit =
    free < LARGEST_FILE
      ? { maximum: free, refuse: () => new MediaError('quota_exceeded') }
      : tooLarge(LARGEST_FILE);
  if (size !== null && size > limit.maximum) throw limit.refuse();
  const pieces = body instanceof Readable ? withoutEnding(body) : body;
  return await whileArriving(services.pool, { accountId, space, size }, (count) =>
    store(place, Readable.from(atMost(pieces, limit, count), { objectMode: false })),
  );
}

function tooLarge(maximum: number): Limit {
  return { maximum, refuse: () => new MediaError('file_too_large') };
}

async function* atMost(
  body: AsyncIterable<Buffer>,
  { maximum, refuse }: Limit,
  count: (bytes: number) => Promise<void>,
) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximum) throw refuse();
    await count(chunk.length);
    yield chunk;
  }
}
