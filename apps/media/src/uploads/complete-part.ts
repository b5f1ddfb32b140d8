import { MediaError } from '@arquiba/media-contract/errors';
import type { PartCompleted } from '@arquiba/media-contract/provider';
import { laneAmongAll } from '../accounts/lane.ts';
import { holdSpace } from '../accounts/quota.ts';
import { countStored, keepFile, placeFile, putRow } from '../files/keep-file.ts';
import { type FileFacts, inspectFile } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { PartsChanged, type ReceivedContent } from '../storage/storage.ts';
import { storing } from '../storage/storing.ts';
import { placeOfPart } from './part-plan.ts';
import {
  completeOnePart,
  completePartRow,
  countCompleted,
  isWhole,
  notePart,
  reopenParts,
} from './part-queries.ts';
import { claimOf } from './put-part.ts';
import {
  findUpload,
  findUploadWithEtags,
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
 * Notes that a part is complete. The last one makes the file; all others, and repeated calls, get the
 * state of the upload.
 */
export async function completePart(
  services: MediaServices,
  finished: FinishedPart,
): Promise<PartCompleted> {
  const { pool, storage } = services;
  const { accountId, uploadId, index } = finished;
  const part = { ...finished, etag: bare(finished.etag) };
  const claimed = storage.isPartClaimed(claimOf(uploadId, index));
  for (let isKnown = false; ; isKnown = true) {
    const [upload, isBusy] = await Promise.all([
      findUploadWithEtags(pool, { id: uploadId, index }),
      claimed,
    ]);
    if (isBusy) throw new MediaError('part_busy');
    if (upload?.accountId !== accountId) throw new MediaError('upload_not_found');
    if (!isKnown && (await noteSentElsewhere(services, upload, part))) continue;
    const { etags, partCount } = upload;
    const isLast = !upload.etag && etags.length === partCount && etags[index] === part.etag;
    const answer = isLast
      ? await finishOnce(services, upload, part)
      : await note(services, upload, part);
    // Parts that were completed at the same moment: the call that sees all of them tries again.
    if (answer) return answer;
  }
}

/** What went straight to the bucket is known only now. False where nothing was to be noted. */
async function noteSentElsewhere(
  { pool, storage }: MediaServices,
  upload: UploadRow,
  { uploadId, index, etag }: FinishedPart,
): Promise<boolean> {
  if (upload.etag || index >= upload.partCount) return false;
  const place = placeOfPart(upload, index);
  const found = await storage.findPart(upload.multipart, place);
  if (found === undefined) return false;
  if (found?.etag !== etag) throw new MediaError('etag_mismatch');
  if (found.length !== place.length) {
    throw new MediaError('invalid_parameter', {
      message: `Esta parte tem ${place.length} bytes; vieram ${found.length}.`,
      details: { expected: place.length, received: found.length },
    });
  }
  await notePart(pool, { id: uploadId, index, etag });
  return true;
}

/** Uploads whose file is being made, and by the completion of which part. */
const finishing = new Map<string, { index: number; answer: Promise<PartCompleted> }>();

/** Where several calls are last, one makes the file; a repeated call waits for it. */
function finishOnce(
  services: MediaServices,
  upload: UploadRow & { etags: string[] },
  part: FinishedPart,
): Promise<PartCompleted> {
  const { uploadId, index } = part;
  const other = finishing.get(uploadId);
  if (other) return other.index === index ? other.answer : Promise.resolve({ status: 'Pending' });
  const answer = finish(services, upload, part).finally(() => finishing.delete(uploadId));
  finishing.set(uploadId, { index, answer });
  return answer;
}

interface Whole {
  content: ReceivedContent;
  facts: FileFacts;
}

/** Looks at the whole before the transaction begins that will not be kept waiting for it. */
async function finish(
  services: MediaServices,
  upload: UploadRow & { etags: string[] },
  part: FinishedPart,
): Promise<PartCompleted> {
  const { pool, storage } = services;
  const parts = upload.etags.map((etag, index) => ({ ...placeOfPart(upload, index), etag }));
  let content: ReceivedContent | null = null;
  let facts: FileFacts | null = null;
  try {
    content = await storage.joinParts(upload.multipart, parts);
    const declared = upload.mime ?? 'application/octet-stream';
    const lane = laneAmongAll(upload.accountId, upload.path);
    facts = await inspectFile(services, content, declared, lane);
    await content.prepare();
    await facts.poster?.prepare();
    const whole = { content, facts };
    return upload.partCount === 1 && !facts.video
      ? await recordOnly(services, upload, part, whole)
      : await record(services, part, whole);
  } catch (error) {
    // Another request may have made the file in the meantime, and removed what this one looked at.
    const now = await findUpload(pool, upload.accountId, upload.id);
    if (now?.etag) return completed(now.etag);
    if (!(error instanceof PartsChanged)) throw error;
    await reopenParts(pool, upload.id, error.indexes);
    throw new MediaError('etag_mismatch', { details: { parts: error.indexes }, cause: error });
  } finally {
    await facts?.poster?.discard();
    await content?.discard();
  }
}

/** A file of one part takes no look at others, and may be written together with other files. */
async function recordOnly(
  services: MediaServices,
  upload: UploadRow,
  { accountId, uploadId, index, etag }: FinishedPart,
  { content, facts }: Whole,
): Promise<PartCompleted> {
  const replaced = await services.store({
    ...{ accountId, uploadId },
    place: (keep) => placeFile(keep, upload, content, facts),
    async alone(client, row) {
      const now = await lockUpload(client, accountId, uploadId);
      if (!now) throw new MediaError('upload_not_found');
      if (now.etag) return null;
      if (!(await completePartRow(client, uploadId, index, etag))) {
        throw new MediaError('etag_mismatch');
      }
      await holdSpace(client, accountId);
      await finishUpload(client, uploadId, row.etag);
      return await putRow(client, upload, row);
    },
  });
  countStored(services, content.size);
  await deleteContent(services, replaced);
  await services.storage.endParts(upload.multipart);
  return completed(content.sha256);
}

/** Null where all parts are complete now and nobody has looked at the whole. */
async function note(
  { pool }: MediaServices,
  upload: UploadRow,
  { uploadId, index, etag }: FinishedPart,
): Promise<PartCompleted | null> {
  if (!(await completeOnePart(pool, { id: uploadId, index, etag }))) {
    throw new MediaError('etag_mismatch');
  }
  if (upload.etag) return completed(upload.etag);
  // Counted after that is written, so that of several who are last at least one sees all of them.
  const isPending = (await countCompleted(pool, uploadId)) < upload.partCount;
  return isPending ? { status: 'Pending' } : null;
}

async function record(
  services: MediaServices,
  { accountId, uploadId, index, etag }: FinishedPart,
  { content, facts }: Whole,
): Promise<PartCompleted> {
  const { answer, replaced, multipart } = await storing(services, async (client, keep) => {
    const upload = await lockUpload(client, accountId, uploadId);
    if (!upload) throw new MediaError('upload_not_found');
    if (!(await completePartRow(client, uploadId, index, etag))) {
      throw new MediaError('etag_mismatch');
    }
    if (upload.etag) return { answer: completed(upload.etag), replaced: [], multipart: null };
    if (!(await isWhole(client, uploadId))) {
      return { answer: { status: 'Pending' } as const, replaced: [], multipart: null };
    }
    await holdSpace(client, accountId);
    const replaced = await keepFile(services, client, keep, upload, content, facts);
    await finishUpload(client, uploadId, content.sha256);
    return { answer: completed(content.sha256), replaced, multipart: upload.multipart };
  });
  if (multipart) {
    countStored(services, content.size);
    // There may be a video to work on.
    services.jobs.wake();
  }
  // The transaction is through; what a crash leaves of this is swept.
  await deleteContent(services, replaced);
  if (multipart) await services.storage.endParts(multipart);
  return answer;
}

function bare(etag: string): string {
  return etag.replace(/^(?:W\/)?"|"$/g, '');
}

function completed(etag: string): PartCompleted {
  return { status: 'Completed', etag };
}
