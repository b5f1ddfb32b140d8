import { MediaError } from '@arquiba/media-contract/errors';
import type { PartCompleted } from '@arquiba/media-contract/provider';
import type pg from 'pg';
import { deleteContent, keepFile } from '../files/keep-file.ts';
import { storing } from '../files/storing.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import {
  completePartRow,
  findCompletedEtags,
  finishUpload,
  lockUpload,
  type UploadRow,
} from './queries.ts';

interface FinishedPart {
  accountId: string;
  uploadId: string;
  index: number;
  /** As the client echoes it, perhaps with its quotes. */
  etag: string;
}

/**
 * Notes that a part is complete. Whichever comes last makes the file; all others, and whoever asks
 * again, are told how far it is.
 */
export async function completePart(
  services: MediaServices,
  { accountId, uploadId, index, etag }: FinishedPart,
): Promise<PartCompleted> {
  const { storage, partsUnderWay } = services;
  if (partsUnderWay.has(`${uploadId}/${index}`)) throw new MediaError('part_busy');
  const { answer, replaced, gathering } = await storing(services, async (client, keep) => {
    const upload = await lockUpload(client, accountId, uploadId);
    if (!upload) throw new MediaError('upload_not_found');
    if (!(await completePartRow(client, uploadId, index, bare(etag)))) {
      throw new MediaError('etag_mismatch');
    }
    if (upload.etag) return { answer: completed(upload.etag), replaced: [], gathering: null };
    const etags = await findCompletedEtags(client, uploadId);
    if (etags.length < upload.partCount) {
      return { answer: { status: 'Pending' } as const, replaced: [], gathering: null };
    }
    const whole = storage.joinParts(upload.gathering, upload.size, etags);
    const replaced = await finish(services, client, keep, upload, whole);
    return { answer: completed(whole.sha256), replaced, gathering: upload.gathering };
  });
  // There may be a video to work on.
  if (gathering) services.jobs.wake();
  // The transaction is through; what a crash leaves of this is swept.
  await deleteContent(services, replaced);
  if (gathering) await storage.dropParts(gathering);
  return answer;
}

async function finish(
  services: MediaServices,
  client: pg.PoolClient,
  keep: (content: ReceivedContent) => Promise<string>,
  upload: UploadRow,
  whole: ReceivedContent,
): Promise<string[]> {
  const facts = await inspectFile(services, whole, upload.mime ?? 'application/octet-stream');
  try {
    const replaced = await keepFile(services, client, keep, upload, whole, facts);
    await finishUpload(client, upload.id, whole.sha256);
    return replaced;
  } finally {
    if (facts.poster) await services.storage.discard(facts.poster.file);
  }
}

function bare(etag: string): string {
  return etag.replace(/^(?:W\/)?"|"$/g, '');
}

function completed(etag: string): PartCompleted {
  return { status: 'Completed', etag };
}
