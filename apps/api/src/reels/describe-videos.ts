import type { MediaPort, StoredVideo } from '@arquiba/media-contract/port';
import type { FirstVideo } from '../posts/public/first-videos.ts';

/** What the media service knows of these videos, by path. */
export async function describeVideos(
  media: MediaPort,
  videos: readonly Pick<FirstVideo, 'file'>[],
): Promise<Map<string, StoredVideo>> {
  if (videos.length === 0) return new Map();
  const known = await media.describe(videos.map(({ file }) => file.path));
  return new Map([...known].flatMap(([path, { video }]) => (video ? [[path, video]] : [])));
}
