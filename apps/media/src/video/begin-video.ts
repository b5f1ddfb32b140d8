import type pg from 'pg';
import type { VideoFacts } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import { addVideoJob, isCrowded } from './add-video-job.ts';
import { putVideo } from './queries.ts';

/** What is longer is made only when somebody asks for it. */
const MAX_DURATION_MS = 30 * 60 * 1000;
const MAX_WAITING = { ofAccount: 1000, ofLane: 50 };

/**
 * Notes what a video is, in the transaction that stores it, and has its outputs made: what plays soon
 * first, the renditions in several sizes later. The same content in a second file needs nothing more.
 */
export async function beginVideo(
  { jobs }: Pick<MediaServices, 'jobs'>,
  client: pg.PoolClient,
  { accountId, path }: { accountId: string; path: string },
  etag: string,
  facts: VideoFacts,
): Promise<void> {
  const isNew = await putVideo(client, accountId, etag, facts);
  if (!isNew || facts.durationMs > MAX_DURATION_MS) return;
  if (await isCrowded(client, { accountId, path }, MAX_WAITING)) return;
  const video = { ...facts, accountId, etag, path };
  if (!facts.playsAsIs) await addVideoJob(jobs, client, video, 'mp4');
  await addVideoJob(jobs, client, video, 'hls');
}
