import { pipeWords, type RecordedContainer } from '../ffmpeg/input-words.ts';

/** What a recorder says that it writes. */
export interface Recording {
  container: RecordedContainer;
  /** Its pictures are H.264, which viewers get as they are. */
  isH264: boolean;
  width: number;
  height: number;
}

const LONGER_SIDE = 1280;
const SHORTER_SIDE = 720;
const MAX_RATE = 2_500_000;
const SOUND_WORDS = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '48000'];
const RECORDED = /^(video\/(?:mp4|webm|x-matroska|x-flv))(?:;\s*codecs="?([\w.,\s]+)"?)?$/i;

/** Null for what neither a recorder of a browser nor a program writes. */
export function readRecording(
  mime: string,
  { width, height }: { width: number; height: number },
): Recording | null {
  const [, container, codecs = ''] = RECORDED.exec(mime) ?? [];
  if (!container) return null;
  return {
    ...{ container: container.toLowerCase() as RecordedContainer, width, height },
    isH264: /\b(avc[13]|h264)/i.test(codecs),
  };
}

/** From `pipe:0` to fragmented MP4 at `pipe:1`, with a fragment for each keyframe. */
export function liveWords(recording: Recording): string[] {
  const { container, isH264 } = recording;
  // Without `nobuffer`, which drops what is read while probing.
  const probing = ['-probesize', '1000000', '-analyzeduration', '1500000'];
  return [
    ...['-loglevel', 'error', ...pipeWords(container, probing)],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-sn', '-dn'],
    ...(isH264 ? ['-c:v', 'copy'] : pictureWords(recording)),
    // From a program it is AAC already.
    ...(container === 'video/x-flv' ? ['-c:a', 'copy'] : SOUND_WORDS),
    ...['-max_muxing_queue_size', '4096', '-flush_packets', '1'],
    ...['-movflags', '+empty_moov+frag_keyframe+default_base_moof', '-f', 'mp4', 'pipe:1'],
  ];
}

/** A camera that turns, or a window that grows, changes the size of pictures; a stream has one size. */
function pictureWords({ width, height }: Recording): string[] {
  const shrink = Math.min(
    1,
    LONGER_SIDE / Math.max(width, height),
    SHORTER_SIDE / Math.min(width, height),
  );
  const [w, h] = [even(width * shrink), even(height * shrink)];
  const filters = [
    `scale=${w}:${h}:force_original_aspect_ratio=decrease`,
    `pad=${w}:${h}:(ow-iw)/2:(oh-ih)/2`,
    ...['setsar=1', 'format=yuv420p'],
  ];
  return [
    ...['-vf', filters.join(), '-vsync', 'vfr', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-tune', 'zerolatency', '-profile:v', 'baseline', '-crf', '23', '-threads', '1'],
    ...['-maxrate', `${MAX_RATE}`, '-bufsize', `${MAX_RATE}`, '-sc_threshold', '0', '-g', '300'],
    ...['-force_key_frames', 'expr:gte(t,n_forced*1)'],
  ];
}

function even(length: number): number {
  return Math.max(16, Math.round(length / 2) * 2);
}
