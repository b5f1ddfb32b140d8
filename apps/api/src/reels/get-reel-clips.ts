import type { ReelClip, getReelClips as route } from '@arquiba/contract/reel-clips';
import type { StoredVideo } from '@arquiba/media-contract/port';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { presentHeldFile } from '../platform/files/present-file.ts';
import { type FirstVideo, firstVideos } from '../posts/public/first-videos.ts';
import { findCaptions } from './captions/caption-queries.ts';
import { presentTracks } from './captions/present-tracks.ts';
import { describeVideos } from './describe-videos.ts';

export const getReelClips: Operation<typeof route> = async (context, { ids }) => {
  const videos = await firstVideos(context, [...new Set(ids.split(','))]);
  const known = await describeVideos(context.media, videos);
  const captions = await findCaptions(
    context.db,
    videos.map(({ id }) => id),
  );
  return {
    items: videos.map((video) => ({
      ...presentClip(context, video, known.get(video.file.path)),
      captions: presentTracks(captions, { id: video.id, path: video.file.path }),
    })),
  };
};

/** A shorter video is one file: a playlist and its pieces would be more requests for the same bytes. */
const SHORT_MS = 15_000;

function presentClip(
  context: Context,
  { id, file, open }: FirstVideo,
  video: StoredVideo | undefined,
): Omit<ReelClip, 'captions'> {
  const isLong = video?.adaptive && video.durationMs > SHORT_MS;
  const { url } = presentHeldFile(context, file, { kind: 'post', id, open });
  return {
    id,
    durationMs: video?.durationMs ?? null,
    playlist: isLong ? `${url}&f=hls-h264&artifact=/video.m3u8` : null,
  };
}
