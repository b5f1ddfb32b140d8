import { filePathFault } from '@arquiba/media-contract/file-path';
import type { StoredFile } from '@arquiba/media-contract/port';
import type { MediaServices } from '../services.ts';
import { presentVideo } from '../video/present-video.ts';
import { findVideos } from '../video/queries.ts';
import { findFiles } from './queries.ts';

/** Known files among `paths`, by path; unknown ones are absent. */
export async function describeFiles(
  { pool }: MediaServices,
  accountId: string,
  paths: readonly string[],
): Promise<Map<string, StoredFile>> {
  const usable = paths.filter((path) => filePathFault(path) === null);
  if (usable.length === 0) return new Map();
  const rows = await findFiles(pool, accountId, usable);
  const etags = rows.filter(({ mime }) => mime.startsWith('video/')).map(({ etag }) => etag);
  const found = etags.length > 0 ? await findVideos(pool, accountId, etags) : [];
  const videos = new Map(found.map((video) => [video.etag, presentVideo(video)]));
  return new Map(
    rows.map(({ path, mime, size, etag, width, height, placeholder }) => [
      path,
      { path, mime, size, etag, width, height, placeholder, video: videos.get(etag) ?? null },
    ]),
  );
}
