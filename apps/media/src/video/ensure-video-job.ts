import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { findJob, type JobRow } from '../jobs/queries.ts';
import type { MediaServices } from '../services.ts';
import { addVideoJob, isCrowded } from './add-video-job.ts';
import { presentVideo } from './present-video.ts';
import { lockVideo, type VideoOutput, type VideoRow } from './queries.ts';

interface OfFile {
  accountId: string;
  etag: string;
  path: string;
}

const MAX_DURATION_MS = 4 * 60 * 60 * 1000;
const MAX_WAITING = { ofAccount: 2000, ofLane: 100 };
const TRIED_AGAIN_MS = 60 * 60 * 1000;

/** The job that makes, or made, an output of a video; begun now where there is none. */
export async function ensureVideoJob(
  services: MediaServices,
  file: OfFile,
  output: VideoOutput,
): Promise<JobRow> {
  const { job, isNew } = await inTransaction(services.pool, async (client) => {
    const video = await lockVideo(client, file.accountId, file.etag);
    if (!video) throw new MediaError('not_a_video');
    const known = await findKnown(client, file.accountId, video, output);
    if (known && !isWorthAnother(known, isThere(video, output)))
      return { job: known, isNew: false };
    if (video.durationMs > MAX_DURATION_MS) {
      throw new MediaError('video_too_long', { details: { maximumMs: MAX_DURATION_MS } });
    }
    if (await isCrowded(client, file, MAX_WAITING)) throw new MediaError('too_many_jobs');
    const id = await addVideoJob(services.jobs, client, { ...video, ...file }, output);
    return { job: await findJob(client, file.accountId, 'ProcessVideoJob', id), isNew: true };
  });
  if (isNew) services.jobs.wake();
  if (!job) throw new Error('A job that was added is not there');
  return job;
}

async function findKnown(
  client: pg.PoolClient,
  accountId: string,
  { mp4Job, hlsJob }: VideoRow,
  output: VideoOutput,
): Promise<JobRow | null> {
  const id = output === 'mp4' ? mp4Job : hlsJob;
  return id ? await findJob(client, accountId, 'ProcessVideoJob', id) : null;
}

function isThere(video: VideoRow, output: VideoOutput): boolean {
  const { playable, adaptive } = presentVideo(video);
  return output === 'mp4' ? playable : adaptive;
}

/** What was stopped is wanted again; what failed through no fault of the file may do better later. */
function isWorthAnother({ status, error, updatedAt }: JobRow, isThere: boolean): boolean {
  if (status === 'Succeeded') return !isThere;
  if (status === 'Cancelled') return true;
  if (status !== 'Failed' || error?.code === 'video_failed') return false;
  return Date.now() - updatedAt.getTime() > TRIED_AGAIN_MS;
}
