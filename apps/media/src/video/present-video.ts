import type { StoredVideo } from '@arquiba/media-contract/port';
import type { VideoRow } from './queries.ts';
import { planRenditions } from './rendition-sizes.ts';

type Shown = Pick<
  VideoRow,
  'durationMs' | 'audioCodec' | 'playsAsIs' | 'renditions' | 'width' | 'height'
>;

export function presentVideo(video: Shown): StoredVideo {
  return {
    durationMs: video.durationMs,
    hasAudio: video.audioCodec !== null,
    playable: video.playsAsIs || video.renditions.includes('mp4'),
    adaptive: isAdaptive(video),
  };
}

/** Whether all of its sizes are there. */
export function isAdaptive(video: Pick<VideoRow, 'renditions' | 'width' | 'height'>): boolean {
  return planRenditions(video).every(({ name }) => video.renditions.includes(name));
}
