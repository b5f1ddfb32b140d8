import type { Services } from '../platform/context.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import { showLive } from './go-on-air.ts';
import { makeMissingStills, makeStillJob, stillFolder } from './make-still.ts';
import { listAwaiting } from './program-queries.ts';
import { liveDropped, liveStopped } from './public/topics.ts';
import { publishList, publishToLive } from './publish-to-live.ts';
import { forgetViewers, setEnded } from './queries.ts';
import { listOnAir } from './read-queries.ts';
import { remindOfSoon, tellFollowersJob } from './tell-of-live.ts';

/** Takes over which lives have ended without their owner: nobody came back, or a limit was reached. */
export const settleLivesJob = defineJob(
  'lives.settle',
  { schedule: '* * * * *', retries: 0, timeoutSeconds: 120 },
  async (services) => {
    const { db, media, clock } = services;
    const ids = (await listOnAir(db)).map(({ id }) => id);
    const states = await media.lives.describe(ids);
    for (const id of ids) {
      const state = states.get(id);
      if (state && state.state !== 'ended') continue;
      const { endedAt, endReason, durationMs = 0 } = state ?? {};
      await settle(services, id, {
        ...{ endedAt: endedAt ?? clock.now(), endReason: endReason ?? 'absence', durationMs },
      });
    }
    await makeMissingStills(services);
    await showForgotten(services);
    await forgetViewers(db, clock.now());
    await remindOfSoon(services);
  },
);

/** Programs that were told to go on air from a page that was closed before their first pictures were there. */
async function showForgotten(services: Services): Promise<void> {
  const ids = await listAwaiting(services.db);
  const states = await services.media.lives.describe(ids);
  for (const id of ids) if (states.get(id)?.state === 'onAir') await showLive(services, id);
}

async function settle(services: Services, id: string, ended: Parameters<typeof setEnded>[2]) {
  if (!(await setEnded(services.db, id, ended))) return;
  await publishToLive(services, id, 'changed');
  await publishList(services);
}

export const stopLiveJob = defineJob(
  'lives.stop',
  { on: liveStopped },
  async (services, { id }) => {
    await services.media.lives.end(id, 'operator');
    await publishToLive(services, id, 'changed');
  },
);

export const removeLiveMediaJob = defineJob(
  'lives.remove-media',
  { on: liveDropped },
  async ({ media }, { ids }) => {
    for (const id of ids) {
      await media.lives.remove(id);
      await media.removeFolder(stillFolder(id));
    }
  },
);

export const jobs: Job[] = [
  settleLivesJob,
  tellFollowersJob,
  makeStillJob,
  stopLiveJob,
  removeLiveMediaJob,
];
