import type { RenditionSize } from './rendition-sizes.ts';

/** Pieces of a playlist begin where a picture stands for itself; in every size at the same times. */
export const PIECE_SECONDS = 4;
const MAX_FRAME_RATE = 60;

/** No tags, places, chapters, subtitles or data: picture and sound only. */
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-fflags', '+bitexact'];
const STREAMS = ['-map', '0:V:0', '-map', '0:a:0?'];
const PROGRESS = ['-progress', 'pipe:3'];

/** The same streams in an MP4 file that plays while it loads. */
export function copyWords(output: string, { muted = false } = {}): string[] {
  return [
    ...[
      ...(muted ? ['-map', '0:V:0', '-an'] : STREAMS),
      ...BARE,
      '-c',
      'copy',
      '-movflags',
      '+faststart',
    ],
    ...[...PROGRESS, '-f', 'mp4', `file:${output}`],
  ];
}

/** A part of a video as an MP4 file that plays while it loads; the cut is exact, as every frame is made again. */
export function cutWords(
  output: string,
  { width, height, maxRate }: RenditionSize,
  { frameRate, seconds, muted }: { frameRate: number; seconds: number; muted: boolean },
  threads: number,
): string[] {
  const filters = [`fps=${rateWord(frameRate)}`, `scale=${width}:${height}:flags=bicubic`];
  return [
    ...['-map', '0:V:0', ...(muted ? ['-an'] : ['-map', '0:a:0?']), ...BARE],
    ...['-t', seconds.toFixed(3), '-vf', [...filters, 'setsar=1', 'format=yuv420p'].join()],
    // Someone waits for it, and the renditions are made from it: fast, and with bits to spare.
    ...['-c:v', 'libx264', '-preset', 'superfast', '-profile:v', 'high', '-crf', '20'],
    ...['-maxrate', `${maxRate * 2}`, '-bufsize', `${maxRate * 4}`, '-threads', `${threads}`],
    ...['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000'],
    ...['-max_muxing_queue_size', '4096', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', ...PROGRESS, '-f', 'mp4', `file:${output}`],
  ];
}

/** One size as fragmented MP4, to `pipe:1`, which can be read before it ends. */
export function renditionWords(
  { width, height, maxRate }: RenditionSize,
  { frameRate, durationMs }: { frameRate: number; durationMs: number },
  threads: number,
): string[] {
  // Timestamps that lie make neither more pictures nor a longer video.
  const filters = [
    `fps=${rateWord(frameRate)}`,
    `scale=${width}:${height}:flags=bicubic`,
    ...['setsar=1', 'format=yuv420p'],
  ];
  return [
    ...[...STREAMS, ...BARE, '-t', (durationMs / 1000 + 1).toFixed(3), '-vf', filters.join()],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23'],
    ...['-maxrate', `${maxRate}`, '-bufsize', `${maxRate * 2}`, '-threads', `${threads}`],
    ...['-sc_threshold', '0', '-g', `${MAX_FRAME_RATE * PIECE_SECONDS * 2}`],
    ...['-force_key_frames', `expr:gte(t,n_forced*${PIECE_SECONDS})`],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...['-max_muxing_queue_size', '4096', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+empty_moov+frag_keyframe+default_base_moof'],
    ...[...PROGRESS, '-f', 'mp4', 'pipe:1'],
  ];
}

export function cappedRate(frameRate: number): number {
  return Math.min(MAX_FRAME_RATE, Math.max(1, frameRate));
}

/** The rates of television are fractions, which ffmpeg prints rounded. */
function rateWord(frameRate: number): string {
  const rate = cappedRate(frameRate);
  const whole = Math.round(rate);
  return Math.abs(rate - whole / 1.001) < 0.006 && whole !== rate
    ? `${whole * 1000}/1001`
    : `${rate}`;
}
