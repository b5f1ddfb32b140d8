import { MediaError } from '@arquiba/media-contract/errors';
import type { CutState, VideoCut } from '@arquiba/media-contract/port';
import { laneOf } from '../accounts/lane.ts';
import { inTransaction } from '../database/transaction.ts';
import { findFiles } from '../files/queries.ts';
import { cancelJobRow, findJob } from '../jobs/queries.ts';
import type { MediaServices } from '../services.ts';
import { CUT_QUEUE } from '../video/add-video-job.ts';
import { findVideo } from '../video/queries.ts';
import { findCutSpeed, findOpenCuts, placeInQueue } from './cut-queue.ts';
import { type CutTask, isCopied } from './cut-video-job.ts';

/** Adds the job that makes a file of a part of a video, and gives its id. The source is only worked on for this from now on. */
export async function cutVideo(
  { pool, jobs }: MediaServices,
  accountId: string,
  { source, path, ...cut }: VideoCut,
): Promise<string> {
  const [file] = await findFiles(pool, accountId, [source]);
  const video = file && (await findVideo(pool, accountId, file.etag));
  if (!video) throw new MediaError('not_found');
  const id = await inTransaction(pool, async (client) => {
    for (const job of [video.mp4Job, video.hlsJob]) {
      if (job) await cancelJobRow(client, accountId, job);
    }
    const task: CutTask = { source, path, ...cut, encodes: !isCopied(cut, video) };
    return await jobs.add(client, {
      ...{ accountId, type: 'ProcessVideoJob', task, queue: CUT_QUEUE, lane: laneOf(path) },
    });
  });
  for (const job of [video.mp4Job, video.hlsJob]) if (job) jobs.cancel(job);
  jobs.wake();
  return id;
}

/** How far a cut is, or how long its queue. */
export async function cutState(
  { pool }: MediaServices,
  accountId: string,
  id: string,
): Promise<CutState> {
  const job = await findJob(pool, accountId, 'ProcessVideoJob', id);
  if (job?.status === 'Succeeded') return { state: 'done' };
  if (!job || job.status === 'Failed' || job.status === 'Cancelled') return { state: 'failed' };
  const [cuts, speed] = await Promise.all([findOpenCuts(pool), findCutSpeed(pool)]);
  const progress = Number(job.summary['progress'] ?? 0);
  return { state: 'making', progress, ...placeInQueue(cuts, id, speed) };
}
