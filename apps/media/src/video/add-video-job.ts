import type pg from 'pg';
import { laneOf } from '../accounts/lane.ts';
import { canBeCopied } from '../inspect/can-be-copied.ts';
import { countOpenInLanes } from '../jobs/queries.ts';
import type { Jobs } from '../jobs/runner.ts';
import { setVideoJob, type VideoOutput } from './queries.ts';

/** Where jobs wait that take streams as they are; these are quick, and never behind the others. */
export const COPY_QUEUE = 'video-copy';
export const TRANSCODE_QUEUE = 'video-transcode';
/** Where parts of videos wait that somebody cuts out and waits for. */
export const CUT_QUEUE = 'video-cut';

const URGENCY = { mp4: 0, hls: 1 } as const;

interface OfVideo {
  accountId: string;
  etag: string;
  /** Of the file for which it is made. */
  path: string;
  playsAsIs: boolean;
  videoCodec: string;
  pixelFormat: string;
  audioCodec: string | null;
}

/** Adds a job that makes an output of a video, in a transaction, and gives its id. */
export async function addVideoJob(
  jobs: Jobs,
  client: pg.PoolClient,
  { accountId, etag, path, ...video }: OfVideo,
  output: VideoOutput,
): Promise<string> {
  const isQuick = output === 'mp4' && (video.playsAsIs || canBeCopied(video));
  const id = await jobs.add(client, {
    ...{ accountId, type: 'ProcessVideoJob', task: { etag, output } },
    queue: isQuick ? COPY_QUEUE : TRANSCODE_QUEUE,
    lane: laneOf(path),
    urgency: URGENCY[output],
  });
  await setVideoJob(client, accountId, etag, output, id);
  return id;
}

/** Whether so many jobs wait that there shall be no more: of the account, or of the person. */
export async function isCrowded(
  client: pg.PoolClient,
  { accountId, path }: { accountId: string; path: string },
  most: { ofAccount: number; ofLane: number },
): Promise<boolean> {
  const { ofAccount, ofLane } = await countOpenInLanes(client, accountId, laneOf(path));
  return ofAccount >= most.ofAccount || ofLane >= most.ofLane;
}
