import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@arquiba/contract/errors';
import { newPost } from '@arquiba/contract/new-post';
import { MediaError } from '@arquiba/media-contract/errors';
import type { Services } from '../../platform/context.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { publishPost } from '../../posts/public/publish-post.ts';
import { postFilesDropped } from '../../posts/public/topics.ts';
import { changeMaking, findMaking, removeEnded } from './queries.ts';
import type { MakingRow } from './tables.ts';
import { reelWanted } from './topics.ts';

const LOOKED_AFTER_MS = 500;
const DAY_MS = 24 * 3_600_000;
const UNREADABLE = 'O vídeo não pôde ser preparado. Tente de novo, ou escolha outro.';

/** Has the video cut, and publishes the reel when it is ready. Run again, it goes on where it was. */
export const makeReelJob = defineJob(
  'reels.make',
  { on: reelWanted, timeoutSeconds: 3600, concurrency: 4 },
  async (services, { id }, { signal }) => {
    const { db, media } = services;
    const row = await findMaking(db, id);
    if (row?.state !== 'making') return;
    try {
      const job = row.job ?? (await begin(services, row));
      let { state } = await media.cutState(job);
      while (state === 'making') {
        await setTimeout(LOOKED_AFTER_MS, undefined, { signal });
        if ((await findMaking(db, id)) === null) return;
        ({ state } = await media.cutState(job));
      }
      if (state === 'failed') await changeMaking(db, id, { state: 'failed', problem: UNREADABLE });
      else await publish(services, row);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      await changeMaking(db, id, { state: 'failed', problem });
    }
  },
);

/** What was published or failed is of no use after a day. */
export const sweepMakingsJob = defineJob(
  'reels.sweep-makings',
  { schedule: '20 4 * * *' },
  async ({ db, clock }) => removeEnded(db, new Date(clock.now().getTime() - DAY_MS)),
);

export const makingJobs: Job[] = [makeReelJob, sweepMakingsJob];

async function begin({ db, media }: Services, row: MakingRow): Promise<string> {
  const { id, source, path, startMs, endMs, coverMs, muted } = row;
  const job = await media.cutVideo({ source, path, startMs, endMs, coverMs, muted });
  await changeMaking(db, id, { job });
  return job;
}

/** Published, or cancelled, by another run. */
class Ended extends Error {}

async function publish(services: Services, row: MakingRow): Promise<void> {
  const { id, authorId, text, alt, audience, path, source } = row;
  const viewer = { accountId: authorId, sessionId: '', roles: [] } as const;
  const post = newPost.parse({ text, audience, media: [{ path, alt }] });
  try {
    await publishPost({ ...services, viewer }, post, async (tx, postId) => {
      if (!(await changeMaking(tx, id, { state: 'published', postId }))) throw new Ended();
      // What was cut off is gone, too.
      await announce(tx, postFilesDropped, { accountId: authorId, paths: [source] });
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
}

/** Null if another attempt may succeed. */
function problemOf(error: unknown): string | null {
  if (error instanceof ApiError && error.status < 500) return error.message;
  return error instanceof MediaError && error.status < 500 ? UNREADABLE : null;
}
