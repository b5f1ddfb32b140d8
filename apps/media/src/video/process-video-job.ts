import { MediaError } from '@arquiba/media-contract/errors';
import * as z from 'zod/mini';
import { canBeCopied } from '../inspect/can-be-copied.ts';
import { defineJob, type JobRun, JobStopped } from '../jobs/job-kind.ts';
import type { MediaServices } from '../services.ts';
import { COPY_QUEUE, TRANSCODE_QUEUE } from './add-video-job.ts';
import { type Making, makeMp4, makeRendition } from './make-rendition.ts';
import { findRendition, findSource, findVideo, type VideoRow } from './queries.ts';
import { firstRendition, planRenditions, type RenditionSize } from './rendition-sizes.ts';

const task = z.object({ etag: z.string(), output: z.enum(['mp4', 'hls']) });
type Task = z.output<typeof task>;

const ATTEMPTS = 3;
const LOOKED_AFTER_MS = 1000;

function processing(queue: string) {
  const run = processVideo;
  return defineJob({ type: 'ProcessVideoJob', queue, attempts: ATTEMPTS, task, run });
}

/** One of each at a time in a process. */
export const videoJobs = [processing(COPY_QUEUE), processing(TRANSCODE_QUEUE)];

/** Makes what is missing of an output. What an earlier run has made is there, and stays. */
async function processVideo(
  services: MediaServices,
  { etag, output }: Task,
  job: JobRun,
): Promise<void> {
  const { pool } = services;
  const video = await findVideo(pool, job.accountId, etag);
  if (!video) throw new MediaError('not_found');
  const steps = output === 'mp4' ? planMp4(video) : planHls(video);
  const total = steps.reduce((sum, step) => sum + step.cost, 0);
  let done = 0;
  let hasMade = false;
  for (const step of steps) {
    job.signal.throwIfAborted();
    if (!video.renditions.includes(step.name)) {
      // Each size may take long, and others have videos too.
      if (hasMade && output === 'hls') throw new JobStopped('yield');
      hasMade = true;
      await services.room.require(0);
      const summary = { output, progress: Math.min(0.99, (done + step.cost) / total) };
      await watching(services, job, video, async (signal, note) => {
        const source = await step.source(services, job.accountId, video);
        if (!source) throw new MediaError('not_found');
        const onProgress = (seconds: number) => {
          const share = Math.min(1, (seconds * 1000) / Math.max(1, video.durationMs));
          note({ output, progress: Math.min(0.99, (done + share * step.cost) / total) });
        };
        await step.make({ services, job, video, signal, source, onProgress, summary });
      });
    }
    done += step.cost;
  }
  await job.note(pool, { summary: { output, progress: 1 } });
}

interface Step {
  name: string;
  /** Beside the others. */
  cost: number;
  source(services: MediaServices, accountId: string, video: VideoRow): Promise<Source | null>;
  make(making: Making): Promise<void>;
}

type Source = Making['source'];

function planHls(video: VideoRow): Step[] {
  return planRenditions(video).map(renditionStep);
}

/** The streams as they are where browsers play them, else those of one size. */
function planMp4(video: VideoRow): Step[] {
  if (video.playsAsIs) return [];
  if (canBeCopied(video)) return [mp4Step(video, fileOf)];
  const size = firstRendition(planRenditions(video));
  return [renditionStep(size), mp4Step(size, renditionOf(size.name))];
}

function renditionStep(size: RenditionSize): Step {
  const cost = size.width * size.height;
  return { name: size.name, cost, source: fileOf, make: (making) => makeRendition(making, size) };
}

function mp4Step(size: Pick<RenditionSize, 'width' | 'height'>, source: Step['source']): Step {
  return { name: 'mp4', cost: 1000, source, make: (making) => makeMp4(making, size) };
}

function fileOf({ pool }: MediaServices, accountId: string, { etag }: VideoRow) {
  return findSource(pool, accountId, etag);
}

function renditionOf(name: string): Step['source'] {
  return async ({ pool }, accountId, { etag }) => {
    const made = await findRendition(pool, accountId, etag, name);
    return made && { storageKey: made.storageKey, mime: 'video/mp4' };
  };
}

/**
 * Does one step, notes from time to time how far it is, and ends it early where nobody can want its
 * result any more.
 */
export async function watching(
  { pool, log }: MediaServices,
  job: JobRun,
  { etag }: VideoRow,
  work: (signal: AbortSignal, note: (summary: Record<string, unknown>) => void) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  let latest: Record<string, unknown> | null = null;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const summary = latest;
    latest = null;
    try {
      if (!(await findVideo(pool, job.accountId, etag))) gone.abort();
      else if (summary) await job.note(pool, { summary });
    } catch (err) {
      // A lost lease has aborted the signal; an absent database may be back the next time.
      log.debug({ err, job: job.id }, 'progress could not be noted');
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOKED_AFTER_MS);
  try {
    await work(AbortSignal.any([job.signal, gone.signal]), (summary) => {
      latest = summary;
    });
  } catch (error) {
    throw gone.signal.aborted ? new MediaError('not_found', { cause: error }) : error;
  } finally {
    clearInterval(timer);
    await looking;
  }
}
