import type { StoredVideo } from '@arquiba/media-contract/port';
import { planLadder } from './ladder.ts';
import type { VideoRow } from './queries.ts';

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

/** Whether every step of its ladder is there. */
export function isAdaptive(video: Pick<VideoRow, 'renditions' | 'width' | 'height'>): boolean {
  return planLadder(video).every(({ name }) => video.renditions.includes(name));
}
