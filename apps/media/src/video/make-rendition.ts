import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MediaError } from '@arquiba/media-contract/errors';
import { withOutput } from '../contained/contain.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { inputWords } from '../ffmpeg/input-words.ts';
import { type FfmpegEnd, type FfmpegRun, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { JobRun } from '../jobs/job-kind.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { storing } from '../storage/storing.ts';
import { copyWords, renditionWords } from './encode-words.ts';
import { type Fragments, indexFragments } from './index-fragments.ts';
import { findVideo, insertRendition, type VideoRow } from './queries.ts';
import type { RenditionSize } from './rendition-sizes.ts';

export interface Making {
  services: MediaServices;
  job: JobRun;
  video: VideoRow;
  signal: AbortSignal;
  /** What is to be read; from `from` on, in seconds. */
  source: { storageKey: string; mime: string; from?: number };
  onProgress(seconds: number): void;
  /** What to say of the job once the rendition is there. */
  summary: Record<string, unknown>;
}

const STARTING_MS = 5 * 60 * 1000;
// A slow machine with better things to do may take this many times the length of a video.
const PATIENCE = 40;
export const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** One size of a video. */
export async function makeRendition(making: Making, size: RenditionSize): Promise<void> {
  const { storage } = making.services;
  const words = renditionWords(size, making.video, THREADS);
  const received = await withSource(making, ['-loglevel', 'error'], words, [], async (run) => {
    const [content, end] = await Promise.allSettled([storage.receive(run.output), run.ended]);
    const fault = end.status === 'rejected' ? end.reason : faultOf(end.value);
    if (content.status === 'rejected') throw content.reason;
    if (fault) await content.value.discard();
    if (fault) throw fault;
    return content.value;
  });
  try {
    await keep(making, size, received, await received.withFile(indexFragments));
  } finally {
    await received.discard();
  }
}

/** One file that plays while it loads, with the streams as they are. */
export async function makeMp4(
  making: Making,
  size: Pick<RenditionSize, 'width' | 'height'>,
): Promise<void> {
  const { storage } = making.services;
  const output = storage.reserve();
  try {
    await withOutput(output, () => copyInto(making, output));
    const received = await storage.adopt(output);
    await keep(making, { ...size, name: 'mp4' }, received, null).finally(received.discard);
  } finally {
    await rm(output, { force: true });
  }
}

async function copyInto(making: Making, output: string): Promise<void> {
  const words = copyWords(output);
  await withSource(making, ['-loglevel', 'error', '-y'], words, [output], async (run) => {
    run.output.resume();
    const fault = faultOf(await run.ended);
    if (fault) throw fault;
  });
}

/** Runs ffmpeg on the source of a video. */
export async function withSource<T>(
  { services, video, signal, source, onProgress }: Omit<Making, 'job' | 'summary'>,
  before: string[],
  after: string[],
  writes: string[],
  use: (run: FfmpegRun) => Promise<T>,
): Promise<T> {
  const { log, videoTimes } = services;
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('There is no ffmpeg');
  return await services.storage.withLocalFile(source.storageKey, async (file) => {
    const seek = source.from ? ['-ss', source.from.toFixed(3)] : [];
    const input = inputWords(file, source.mime, seek);
    if (!input) throw new MediaError('video_failed');
    const limits = {
      timeMs: Math.min(videoTimes.longestMs, STARTING_MS + PATIENCE * video.durationMs),
      ...{ threads: THREADS, stallMs: videoTimes.stallMs, signal },
    };
    const words = [...before, ...input, ...after];
    const run = runFfmpeg(ffmpeg, words, { reads: [file], writes }, limits, onProgress);
    log.info({ pid: run.pid, etag: video.etag }, 'transcoder started');
    return await use(run);
  });
}

/** Null for a good end. What the program itself gave up, or had no end, is the file's fault, and final. */
export function faultOf({ code, endedBy, isOverdue, isFull, log }: FfmpegEnd): Error | null {
  if (code === 0) return null;
  const cause = new Error(`ffmpeg ended with ${endedBy ?? code}: ${log.slice(-2000)}`);
  if (isFull) return new MediaError('storage_full', { cause });
  return endedBy === null || endedBy === 'SIGXCPU' || isOverdue
    ? new MediaError('video_failed', { cause })
    : cause;
}

/** One transaction for the content, its row and the job's progress: a process that lost the job keeps nothing. */
async function keep(
  { services, job, video, summary }: Making,
  { name, width, height }: Pick<RenditionSize, 'name' | 'width' | 'height'>,
  received: ReceivedContent,
  fragments: Fragments | null,
): Promise<void> {
  const { accountId } = job;
  await received.prepare();
  await storing(services, async (client, keepContent) => {
    await job.note(client, { summary, checkpoint: { made: name } });
    const known = await findVideo(client, accountId, video.etag);
    if (!known) throw new MediaError('not_found');
    if (known.renditions.includes(name)) return;
    const { size, sha256 } = received;
    const made = { ...{ name, width, height, size, sha256, fragments } };
    const storageKey = await keepContent(received);
    await insertRendition(client, accountId, video.etag, { ...made, storageKey });
  });
}
