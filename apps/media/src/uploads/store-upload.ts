import { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import type { UploadDescription, Uploaded } from '@arquiba/media-contract/provider';
import { type Caller, requireTags } from '../access/caller.ts';
import { findFreeSpace } from '../accounts/quota.ts';
import { requireMetadata } from '../files/file-changes.ts';
import { fileUrl } from '../files/present-file.ts';
import { storeFile } from '../files/store-file.ts';
import type { MediaServices } from '../services.ts';
import { findPlace, MAX_SIZE } from './begin-upload.ts';

export interface SentFile {
  /** As the sender calls it; the bytes decide. */
  mime: string | null;
  originalFileName: string | null;
  /** As announced; null where nobody said. */
  size: number | null;
  body: AsyncIterable<Buffer>;
}

/** Stores a file that comes as one stream. Nothing of it is read before the caller is known to be allowed. */
export async function storeUpload(
  services: MediaServices,
  caller: Caller,
  { path: definition, tags = [], metadata = {} }: Omit<UploadDescription, 'originalFileName'>,
  { mime, originalFileName, size, body }: SentFile,
): Promise<Uploaded> {
  const { accountId } = caller;
  requireMetadata(metadata);
  const asked = { path: definition, ...(originalFileName !== null && { originalFileName }) };
  const [{ path, mayOverwrite }, free] = await Promise.all([
    findPlace(services, caller, asked, new Date()),
    findFreeSpace(services.pool, accountId),
  ]);
  requireTags(caller, tags);
  const refusal = free < MAX_SIZE ? 'quota_exceeded' : 'file_too_large';
  const limit = { maximum: Math.min(MAX_SIZE, free), refuse: () => new MediaError(refusal) };
  if (size !== null && size > limit.maximum) throw limit.refuse();
  const { etag } = await storeFile(
    services,
    accountId,
    {
      path,
      mime: mime ?? 'application/octet-stream',
      originalFileName: originalFileName ?? '',
      content: Readable.from(atMost(body, limit), { objectMode: false }),
    },
    { tags, metadata, mayOverwrite },
  );
  return { accountId, etag, filePath: path, fileUrl: fileUrl(services, accountId, path) };
}

async function* atMost(
  body: AsyncIterable<Buffer>,
  { maximum, refuse }: { maximum: number; refuse: () => MediaError },
) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximum) throw refuse();
    yield chunk;
  }
}
