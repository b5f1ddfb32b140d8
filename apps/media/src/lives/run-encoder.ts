import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { MediaServices } from '../services.ts';
import { liveWords, type Recording } from './live-words.ts';

export interface LiveEncoder {
  /** False where it is to be waited for `onDrain` before more is written. */
  write(chunk: Buffer): boolean;
  /** The last bytes were written: what it holds comes out, and it ends. */
  finish(): void;
  kill(): void;
  output: AsyncIterable<Buffer>;
  /** What it said, where it did not end well. */
  ended: Promise<string | null>;
}

// It must keep up with the clock, unlike those who make renditions.
const NICE = 3;
const THREADS = 1;

/** Starts ffmpeg on what one recorder sends. */
export async function runEncoder(
  { log }: Pick<MediaServices, 'log'>,
  recording: Recording,
  { liveId, longestMs, onDrain }: { liveId: string; longestMs: number; onDrain(): void },
): Promise<LiveEncoder> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('There is no ffmpeg');
  const stop = new AbortController();
  const files = { reads: [], writes: [] };
  const limits = { timeMs: longestMs, threads: THREADS, signal: stop.signal, nice: NICE };
  const { pid, input, output, ended } = runFfmpeg(ffmpeg, liveWords(recording), files, limits);
  log.info({ pid, live: liveId, copied: recording.isH264 }, 'live encoder started');
  input.on('drain', onDrain);
  return {
    output,
    write: (chunk) => input.write(chunk),
    finish: () => input.end(),
    kill: () => stop.abort(),
    ended: ended.then(({ code, endedBy, log: said }) =>
      code === 0 ? null : `${endedBy ?? code}: ${said.slice(-1000)}`,
    ),
  };
}
