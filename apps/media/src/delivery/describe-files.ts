import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { StoredFile } from '@arquiba/media-contract/port';
import { type FileRow, findFiles } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { presentVideo } from '../video/present-video.ts';
import { findVideos } from '../video/queries.ts';
import { findSource } from './find-source.ts';
import { CROP_MIME } from './read-crop.ts';

/** Known files among `paths`, by path; unknown ones are absent. */
export async function describeFiles(
  services: MediaServices,
  accountId: string,
  paths: readonly string[],
): Promise<Map<string, StoredFile>> {
  const { pool } = services;
  const usable = paths.filter((path) => filePathFault(path) === null);
  if (usable.length === 0) return new Map();
  const rows = await findFiles(pool, accountId, usable);
  const etags = rows.filter(({ mime }) => mime.startsWith('video/')).map(({ etag }) => etag);
  const found = etags.length > 0 ? await findVideos(pool, accountId, etags) : [];
  const videos = new Map(found.map((video) => [video.etag, presentVideo(video)]));
  const described = rows.map(async (row): Promise<[string, StoredFile]> => {
    const { path, size, etag } = row;
    const picture = await pictureOf(services, accountId, row);
    return [path, { path, size, etag, ...picture, video: videos.get(etag) ?? null }];
  });
  return new Map(await Promise.all(described));
}

type Picture = Pick<StoredFile, 'mime' | 'width' | 'height' | 'placeholder'>;

/** A crop file is the picture that it makes of another; one that makes none is what it is. */
async function pictureOf(
  services: MediaServices,
  accountId: string,
  row: FileRow,
): Promise<Picture> {
  const { mime, width, height, placeholder } = row;
  const asItIs = { mime, width, height, placeholder };
  if (mime !== CROP_MIME) return asItIs;
  try {
    const cut = await findSource(services, accountId, row, { path: async () => {} });
    return { mime: cut.mime, width: cut.width, height: cut.height, placeholder: null };
  } catch (error) {
    if (error instanceof MediaError) return asItIs;
    throw error;
  }
}
