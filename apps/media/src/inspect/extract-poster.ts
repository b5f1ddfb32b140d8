import { stat } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import { withOutput } from '../contained/contain.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { inputWords } from '../ffmpeg/input-words.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** The very first frame is often black. */
const DEFAULT_SECONDS = 0.5;
const LIMITS = { timeMs: 10_000, threads: 1 };

/** One frame as JPEG. */
export const PICTURE = [
  ...['-an', '-sn', '-dn', '-map', '0:V:0', '-frames:v', '1'],
  ...['-vf', 'scale=trunc(iw*sar):ih,setsar=1'],
  ...['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-threads', '1', '-f', 'mjpeg'],
];

/**
 * Writes a frame of a video as JPEG, in the size and orientation in which it plays, if it can. The log says what
 * ffmpeg found in the file: its start costs more than a frame, so that one run does both.
 */
export async function extractPoster(
  file: string,
  mime: string,
  output: string,
  at = DEFAULT_SECONDS,
): Promise<{ log: string; isWritten: boolean }> {
  const ffmpeg = await findFfmpeg();
  let log = '';
  // A clip may be too short for it.
  for (const seconds of [at, 0]) {
    const input = inputWords(file, mime, ['-ss', seconds.toFixed(3)]);
    if (!ffmpeg || !input) break;
    const words = ['-loglevel', 'info', '-nostats', '-y', ...input, ...PICTURE, `file:${output}`];
    log = await withOutput(output, async () => {
      const run = runFfmpeg(ffmpeg, words, { reads: [file], writes: [output] }, LIMITS);
      run.output.resume();
      const { isFull, log } = await run.ended;
      if (isFull) throw new MediaError('storage_full');
      return log;
    });
    const written = await stat(output).catch(() => null);
    if (written && written.size > 0) return { log, isWritten: true };
  }
  return { log, isWritten: false };
}
