import { MediaError } from '@arquiba/media-contract/errors';
import { LARGEST_FILE } from '@arquiba/media-contract/limits';
import type { BeginUpload, UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import type pg from 'pg';
import { randomBase58 } from '../access/base58.ts';
import { type Caller, may, requirePermission, requireTags } from '../access/caller.ts';
import { boundedLane } from '../accounts/lane.ts';
import { giveSpaceBack, reserveSpace } from '../accounts/quota.ts';
import { noRoom, spaceOf } from '../accounts/space.ts';
import { requireMetadata } from '../files/file-changes.ts';
import { presentFile } from '../files/present-file.ts';
import { isTaken } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { placeOfPart, planParts } from './part-plan.ts';
import {
  countOpenUploads,
  insertUpload,
  insertUploads,
  type NewUpload,
  type UploadRow,
} from './queries.ts';
import { resolvePath } from './resolve-path.ts';

const ID_CHARACTERS = 16;
const TOKEN_CHARACTERS = 24;
const TRIES = 10;

export async function beginUpload(
  services: MediaServices,
  caller: Caller,
  asked: BeginUpload,
): Promise<UploadBegun> {
  const { pool, storage } = services;
  const { accountId } = caller;
  const now = new Date();
  const { size, tags = [], metadata = {}, mime = null, originalFileName = null } = asked;
  if (size > LARGEST_FILE) {
    throw new MediaError('file_too_large', { details: { maximum: LARGEST_FILE } });
  }
  requireMetadata(metadata);
  const { path, mayOverwrite } = await findPlace(services, caller, asked, now);
  requireTags(caller, tags);
  const open = await countOpenUploads(pool, { accountId, lane: boundedLane(caller, path) });
  const { ofAccount, ofLane } = services.limits.openUploads;
  if (open.ofAccount >= ofAccount || open.ofLane >= ofLane) {
    throw new MediaError('too_many_uploads');
  }
  const id = randomBase58(ID_CHARACTERS);
  const putToken = randomBase58(TOKEN_CHARACTERS);
  const described = { path, size, tags, metadata, originalFileName };
  const upload = { id, accountId, putToken, mayOverwrite, mime, ...described, ...planParts(size) };
  const multipart = await storage.beginParts(size);
  try {
    await keepUpload(pool, { ...upload, multipart, space: spaceOf(caller) });
  } catch (error) {
    // What stays is swept.
    await storage.dropParts(multipart).catch(() => {});
    throw error;
  }
  const shown = { ...described, etag: null, mime: mime ?? 'application/octet-stream' };
  return {
    file: presentFile(services, accountId, { ...shown, createdAt: now }),
    uploadId: id,
    uploadParts: {
      count: upload.partCount,
      first: await presentPart(services, { ...upload, multipart }, 0),
    },
  };
}

/** Takes the space and writes the upload down; of both, neither without the other. */
async function keepUpload(pool: pg.Pool, upload: Omit<NewUpload, 'hasSpace'>): Promise<void> {
  // Most accounts have no quota, and then all is done at once.
  if (await insertUpload(pool, { ...upload, hasSpace: false })) return;
  const { accountId, size, space } = upload;
  await reserveSpace(pool, accountId, size);
  try {
    // Alone: of several that do not fit together, the first ones may fit.
    const [isKept] = await insertUploads(pool, [{ ...upload, hasSpace: true }]);
    if (!isKept && space) throw await noRoom(pool, accountId, space, size);
  } catch (error) {
    await giveSpaceBack(pool, accountId, size);
    throw error;
  }
}

export async function presentPart(
  { publicUrl, storage }: Pick<MediaServices, 'publicUrl' | 'storage'>,
  upload: Pick<UploadRow, 'id' | 'size' | 'partSize' | 'putToken' | 'multipart'>,
  index: number,
): Promise<UploadPart> {
  const place = placeOfPart(upload, index);
  const { offset, length } = place;
  const own = `${publicUrl}/parts/${upload.id}/${index}/${upload.putToken}`;
  return {
    uploadId: upload.id,
    uploadPartIndex: index,
    uploadUrl: (await storage.partAddress(upload.multipart, place)) ?? own,
    range: { inclusiveStart: offset, inclusiveEnd: offset + length - 1 },
  };
}

export interface Place {
  path: string;
  mayOverwrite: boolean;
}

type Named = Pick<BeginUpload, 'path' | 'originalFileName'>;

/** A path that is hardly ever taken, as chance has made it: nobody is asked. Null for all others. */
export function guessPlace(
  caller: Caller,
  { path: definition, originalFileName }: Named,
  now: Date,
): Place | null {
  const { path, fallback, hasChance } = resolvePath(definition, {
    originalFileName: originalFileName ?? null,
    now,
  });
  if (!hasChance || fallback !== null) return null;
  requirePermission(caller, { do: 'createFile' }, path);
  return { path, mayOverwrite: false };
}

/** A path that is free, or that the caller may take all the same. */
export async function findPlace(
  { pool }: Pick<MediaServices, 'pool'>,
  caller: Caller,
  { path: definition, originalFileName }: Named,
  now: Date,
): Promise<Place> {
  for (let attempt = 1; ; attempt += 1) {
    const { path, fallback, hasChance } = resolvePath(definition, {
      originalFileName: originalFileName ?? null,
      now,
    });
    const candidates = fallback === null ? [path] : [path, fallback];
    for (const candidate of candidates) requirePermission(caller, { do: 'createFile' }, candidate);
    const taken = await Promise.all(
      candidates.map((candidate) =>
        isTaken(pool, { accountId: caller.accountId, path: candidate }),
      ),
    );
    const mayOverwrite = (candidate: string) => may(caller, { do: 'overwriteFile' }, candidate);
    const found = candidates.find((_, at) => !taken[at]) ?? candidates.find(mayOverwrite);
    if (found !== undefined) return { path: found, mayOverwrite: mayOverwrite(found) };
    if (!hasChance || attempt === TRIES) throw new MediaError('path_exists', { details: { path } });
  }
}
