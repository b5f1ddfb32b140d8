import { MediaError } from '@arquiba/media-contract/errors';
import { laneAmongAll } from '../accounts/lane.ts';
import { type FileRow, findFile } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import type { PlannedSource } from './image-plan.ts';
import { CROP_MIME, cutRegion, invalidCrop, readCrop } from './read-crop.ts';

/** A picture to make others from: a file, the still of a video, or a part of either. */
export interface ImageSource extends PlannedSource {
  key: string;
  /** Of the content, whichever part of it. */
  etag: string;
  /** Whose picture it is. */
  lane: string;
  lastModified: Date;
  originalFileName: string;
}

/** Refuses callers who may not see the picture that a crop file leads to. */
interface Authorize {
  path(filePath: string): Promise<void>;
  file?(file: FileRow): Promise<void>;
}

export async function findSource(
  services: MediaServices,
  accountId: string,
  file: FileRow,
  authorize: Authorize,
): Promise<ImageSource> {
  if (file.mime !== CROP_MIME) return wholePicture(accountId, file);
  const { inputPath, steps } = await readCrop(services.storage, file);
  await authorize.path(inputPath);
  const original = await findFile(services.pool, accountId, inputPath);
  if (!original) {
    throw new MediaError('not_found', {
      message: 'A imagem original deste recorte não existe.',
      details: { inputPath },
    });
  }
  await authorize.file?.(original);
  if (original.mime === CROP_MIME) {
    throw invalidCrop('Um recorte não pode ser de outro recorte.', 'inputPath');
  }
  const whole = wholePicture(accountId, original);
  const region = cutRegion(steps, whole);
  const lastModified = new Date(Math.max(+file.createdAt, +original.createdAt));
  const { width, height } = region;
  return { ...whole, width, height, region, lastModified };
}

function wholePicture(accountId: string, file: FileRow): ImageSource {
  const { width, height, etag, originalFileName, createdAt: lastModified } = file;
  if (!width || !height) throw new MediaError('not_an_image');
  const content = file.posterKey
    ? { key: file.posterKey, mime: 'image/jpeg' }
    : { key: file.storageKey, mime: file.mime };
  const lane = laneAmongAll(accountId, file.path);
  const shown = { width, height, region: null };
  return { ...content, ...shown, etag, lane, lastModified, originalFileName };
}
