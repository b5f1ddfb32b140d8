import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MediaError } from '@arquiba/media-contract/errors';
import * as z from 'zod/mini';
import { laneAmongAll } from '../accounts/lane.ts';
import { reserveSpace } from '../accounts/quota.ts';
import { countInSpace } from '../accounts/space.ts';
import { withOutput } from '../contained/contain.ts';
import { countStored, keepFile } from '../files/keep-file.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import { canBeCopied } from '../inspect/can-be-copied.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import { defineJob, type JobRun } from '../jobs/job-kind.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { storing } from '../storage/storing.ts';
import { CUT_QUEUE } from '../video/add-video-job.ts';
import { copyWords, cutWords } from '../video/encode-words.ts';
import { faultOf, withSource } from '../video/make-rendition.ts';
import { watching } from '../video/process-video-job.ts';
import { findVideo, type VideoRow } from '../video/queries.ts';
import { planRenditions } from '../video/rendition-sizes.ts';

const task = z.object({
  source: z.string(),
  /** Of the new file. */
  path: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  coverMs: z.number(),
  muted: z.boolean(),
  /** Whether its frames are made again. */
  encodes: z._default(z.boolean(), true),
});
export type CutTask = z.output<typeof task>;

/** What is nearer to the end than this is the end. */
const NEAR_MS = 100;
const THREADS = Math.min(4, availableParallelism());

/** Makes a file of a part of a video. Run again after its end, it finds the file and does nothing. */
export const cutVideoJob = defineJob({
  ...{ type: 'ProcessVideoJob', queue: CUT_QUEUE, attempts: 3, task },
  async run(services, cut, job) {
    const { pool, storage, room } = services;
    const files = await findFiles(pool, job.accountId, [cut.source, cut.path]);
    if (files.some(({ path }) => path === cut.path)) return;
    const source = files.find(({ path }) => path === cut.source);
    const video = source && (await findVideo(pool, job.accountId, source.etag));
    if (!source || !video) throw new MediaError('not_found');
    await room.require(0);
    const output = storage.reserve();
    try {
      await withOutput(output, () => cutInto(output, { services, cut, job, source, video }));
      const received = await storage.adopt(output);
      await keep(services, job, cut, source, received).catch(unlessThere).finally(received.discard);
    } finally {
      await rm(output, { force: true });
    }
  },
});

/** The whole of a video that browsers play keeps its streams. */
export function isCopied(
  { startMs, endMs }: Pick<CutTask, 'startMs' | 'endMs'>,
  video: VideoRow,
): boolean {
  return startMs === 0 && endMs > video.durationMs - NEAR_MS && canBeCopied(video);
}

/** Another job of the same path was first. */
function unlessThere(error: unknown): void {
  if (!(error instanceof MediaError) || error.code !== 'path_exists') throw error;
}

interface Cutting {
  services: MediaServices;
  cut: CutTask;
  job: JobRun;
  source: FileRow;
  video: VideoRow;
}

async function cutInto(output: string, { services, cut, job, source, video }: Cutting) {
  const { startMs, endMs, muted } = cut;
  const seconds = (endMs - startMs) / 1000;
  const size = planRenditions(video).at(-1);
  if (!size) throw new Error('There is one size at least');
  const words = isCopied(cut, video)
    ? copyWords(output, { muted })
    : cutWords(output, size, { frameRate: video.frameRate, seconds, muted }, THREADS);
  await watching(services, job, video, async (signal, note) => {
    const run = {
      ...{ services, video, signal },
      source: { ...source, from: startMs / 1000 },
      onProgress: (now: number) => note({ progress: Math.min(0.99, now / seconds) }),
    };
    await withSource(run, ['-loglevel', 'error', '-y'], words, [output], async (ffmpeg) => {
      ffmpeg.output.resume();
      const fault = faultOf(await ffmpeg.ended);
      if (fault) throw fault;
    });
  });
}

/** One transaction for the file and the job's progress: a process that lost the job keeps nothing. */
async function keep(
  services: MediaServices,
  job: JobRun,
  { path, startMs, endMs, coverMs, encodes }: CutTask,
  { originalFileName, space }: FileRow,
  received: ReceivedContent,
): Promise<void> {
  const { accountId } = job;
  const lane = laneAmongAll(accountId, path);
  const stillAt = (coverMs - startMs) / 1000;
  const facts = await inspectFile(services, received, 'video/mp4', lane, stillAt);
  if (!facts.video) throw new MediaError('video_failed');
  try {
    await received.prepare();
    await facts.poster?.prepare();
    await storing(services, async (client, keepContent) => {
      const encoded = encodes ? { encoded: (endMs - startMs) / 1000 } : {};
      await job.note(client, { summary: { progress: 1, ...encoded } });
      await reserveSpace(client, accountId, received.size);
      const described = { accountId, path, originalFileName, space, mayOverwrite: false };
      await keepFile(
        services,
        client,
        keepContent,
        { ...described, tags: [], metadata: {} },
        received,
        facts,
      );
      await countInSpace(client, accountId, space, received.size);
    });
    countStored(services, received.size);
    services.jobs.wake();
  } finally {
    await facts.poster?.discard();
  }
}
