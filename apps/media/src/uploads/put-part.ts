import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import type { MediaServices } from '../services.ts';
import { placeOfPart } from './part-plan.ts';
import { findPart, forgetPart, notePart } from './part-queries.ts';

interface SentPart {
  uploadId: string;
  index: number;
  putToken: string;
  /** As the sender announces it. */
  length: number;
  body: Readable;
}

/** Takes the bytes of a part and gives their etag. They are on disk when it resolves. */
export async function putPart(
  services: Pick<MediaServices, 'pool' | 'storage'>,
  { uploadId, index, putToken, length, body }: SentPart,
): Promise<string> {
  const { pool, storage } = services;
  // Two writers at one place would leave neither's bytes.
  const release = await storage.claimPart(claimOf(uploadId, index));
  if (!release) throw new MediaError('part_busy');
  try {
    const upload = await findPart(pool, { id: uploadId, index });
    if (upload?.putToken !== putToken) throw new MediaError('upload_not_found');
    if (upload.part?.completed || upload.etag) throw new MediaError('part_complete');
    const place = placeOfPart(upload, index);
    if (length !== place.length) {
      throw new MediaError('invalid_parameter', {
        message: `Esta parte tem ${place.length} bytes; vieram ${length}.`,
        details: { expected: place.length, received: length },
      });
    }
    if (upload.part && !(await forgetPart(pool, uploadId, index))) {
      throw new MediaError('part_complete');
    }
    const etag = await storage.writePart(upload.multipart, place, body);
    if (!(await notePart(pool, { id: uploadId, index, etag })))
      throw new MediaError('part_complete');
    return etag;
  } finally {
    await release();
  }
}

/** Under this name of a part its writers keep each other away. */
export function claimOf(uploadId: string, index: number): string {
  if (!/^\w{16}$/.test(uploadId)) throw new MediaError('upload_not_found');
  return `${uploadId}-${index}`;
}
