import { availableParallelism } from 'node:os';
import { MediaError } from '@arquiba/media-contract/errors';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { pipeWords } from '../ffmpeg/input-words.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { limitConcurrency } from '../inspect/limit-concurrency.ts';
import { boxesAt } from '../inspect/mp4-boxes.ts';
import type { MediaServices } from '../services.ts';

export interface SmallSegment {
  init: Buffer;
  bytes: Buffer;
}

/** Half of the machine at most. */
const limited = limitConcurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
const MOST_WAITING = 40;
// Before renditions, and after those that broadcast.
const LIMITS = { timeMs: 10_000, threads: 1, nice: 6 };
const SHORTER_SIDE = 360;

let waiting = 0;

/** A segment for those with little network: small pictures, the same sound, and the same times. */
export async function makeSmall(
  log: MediaServices['log'],
  init: Buffer,
  segment: Buffer,
): Promise<SmallSegment> {
  if (waiting >= MOST_WAITING) throw new MediaError('busy');
  waiting += 1;
  try {
    return await limited(() => encode(log, Buffer.concat([init, segment])));
  } finally {
    waiting -= 1;
  }
}

async function encode(log: MediaServices['log'], file: Buffer): Promise<SmallSegment> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new MediaError('unavailable');
  const run = runFfmpeg(ffmpeg, WORDS, { reads: [], writes: [] }, LIMITS);
  run.input.end(file);
  const made = Buffer.concat(await run.output.toArray());
  const { code, log: said } = await run.ended;
  const [first] = boxesAt(made, ['moof']);
  const last = boxesAt(made, ['mdat']).at(-1);
  if (code !== 0 || !first || !last) {
    log.warn({ said }, 'a segment could not be made small');
    throw new MediaError('unavailable');
  }
  return { init: made.subarray(0, first.at), bytes: made.subarray(first.at, last.end) };
}

/** Always the same, so that all segments of a run go with one beginning. */
const WORDS = [
  ...['-loglevel', 'error', '-copyts', ...pipeWords('video/mp4', [])],
  ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1'],
  // Each picture keeps its time: another rate would move the places where segments meet.
  ...['-vsync', 'passthrough', '-enc_time_base:v', '-1'],
  ...['-vf', `scale=w='if(gt(iw,ih),-2,${most('iw')})':h='if(gt(iw,ih),${most('ih')},-2)'`],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-profile:v', 'main'],
  ...['-level', '3.1', '-pix_fmt', 'yuv420p', '-crf', '27', '-g', '900', '-sc_threshold', '0'],
  ...['-threads', '1', '-c:a', 'copy', '-avoid_negative_ts', 'disabled'],
  ...['-movflags', '+empty_moov+frag_keyframe+default_base_moof+frag_discont'],
  ...['-f', 'mp4', 'pipe:1'],
];

function most(side: string): string {
  return `min(${SHORTER_SIDE},trunc(${side}/2)*2)`;
}
