import { Readable } from 'node:stream';
import type { DownloadAddress } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FileSaved, SaveFile } from '@arquiba/media-contract/provider-files';
import { type Caller, requirePermission } from '../access/caller.ts';
import { findSource } from '../delivery/find-source.ts';
import { obtainImage, prepareImage } from '../delivery/prepare-image.ts';
import { presets } from '../delivery/presets.ts';
import { readRaw } from '../delivery/read-raw.ts';
import { pictureName } from '../delivery/send-image.ts';
import { applyChanges, requireChanges } from '../files/file-changes.ts';
import { mayDownload } from '../files/may-download.ts';
import { type FileRow, findFile } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { findPlace } from '../uploads/begin-upload.ts';
import { type SentFile, storeUpload } from '../uploads/store-upload.ts';

type Address = DownloadAddress & { query: URLSearchParams };
type Made = SentFile & { close(): Promise<void> };

/** Stores what is made of a file under a path of its own, as if it had been downloaded and uploaded. */
export async function saveFile(
  services: MediaServices,
  caller: Caller,
  { query, ...address }: Address,
  { destination, extendedParams = [], ...changes }: SaveFile,
): Promise<FileSaved> {
  const { accountId, filePath } = address;
  requireChanges(changes);
  await requireDownload(services, caller, address, filePath);
  const file = await findFile(services.pool, accountId, filePath);
  if (!file) throw new MediaError('not_found');
  const asked = {
    // Unlike a copy, what is made of a file has nothing of it unless it is asked for.
    ...applyChanges(file, { metadata: changes.metadata ?? {}, tags: changes.tags ?? {} }),
    ...(destination !== undefined && { path: destination }),
  };
  // Nothing is drawn for a caller who may not store it.
  const named = { path: destination, originalFileName: file.originalFileName };
  await findPlace(services, caller, named, new Date());
  const made = await make(
    services,
    caller,
    { ...address, query: extend(query, extendedParams) },
    file,
  );
  try {
    const { filePath: savedPath, fileUrl } = await storeUpload(services, caller, asked, made);
    return { accountId, async: false, filePath: savedPath, fileUrl };
  } finally {
    await made.close();
  }
}

async function make(
  services: MediaServices,
  caller: Caller,
  address: Address,
  file: FileRow,
): Promise<Made> {
  const { accountId, transformation, query } = address;
  if (transformation === 'raw') {
    const body = await readRaw(services.storage, file);
    const { mime, originalFileName, size } = file;
    return { mime, originalFileName, size, body, close: async () => void body.destroy() };
  }
  if (transformation !== 'image' && !presets.has(transformation)) throw new MediaError('not_found');
  const source = await findSource(services, accountId, file, {
    path: (path) => requireDownload(services, caller, address, path),
  });
  const plan = await prepareImage(services, source, { transformation, query }, '', {
    counted: true,
  });
  const { content, size } = await obtainImage(services, source, plan);
  return {
    mime: `image/${plan.format}`,
    originalFileName: pictureName(source.originalFileName, plan.format),
    size,
    ...(Buffer.isBuffer(content)
      ? { body: Readable.from(content, { objectMode: false }), close: async () => {} }
      : { body: content.createReadStream({ autoClose: false }), close: () => content.close() }),
  };
}

async function requireDownload(
  services: MediaServices,
  caller: Caller,
  { accountId, transformation }: DownloadAddress,
  path: string,
): Promise<void> {
  if (await mayDownload(services, accountId, path, transformation, caller)) return;
  requirePermission(caller, { do: 'downloadFile', slug: transformation }, path);
}

/** The parameters of the address, then those of the body: of those that are repeated, the last counts. */
function extend(query: URLSearchParams, groups: NonNullable<SaveFile['extendedParams']>) {
  const all = new URLSearchParams(query);
  for (const group of [groups].flat()) {
    for (const [name, value] of Object.entries(group)) {
      if (value !== null) all.append(name, String(value));
    }
  }
  return all;
}
