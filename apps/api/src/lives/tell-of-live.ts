import { notify } from '../notifications/public/notify.ts';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { liveStarted } from './public/topics.ts';
import {
  findTold,
  forgetReminders,
  listDue,
  listFollowersOf,
  listReminded,
} from './tell-queries.ts';

const PORTION = 500;
const SOON_MS = 10 * 60_000;

/** A live is on air: its author's followers are told, and those who asked for a reminder. */
export const tellFollowersJob = defineJob(
  'lives.tell-followers',
  { on: liveStarted, timeoutSeconds: 600 },
  async (services, { id }, { signal }) => {
    const live = await findTold(services.db, id);
    if (!live) return;
    const { authorId, title } = live;
    let after = '0';
    while (!signal.aborted) {
      const portion = { authorId, after, limit: PORTION };
      const recipientIds = await listFollowersOf(services.db, portion);
      await services.db.transaction((tx) =>
        notify(services, tx, {
          ...{ recipientIds, actorId: authorId, kind: 'live-started', title },
          ...{ target: `live:${id}`, path: `/lives/${id}` },
        }),
      );
      const last = recipientIds.at(-1);
      if (recipientIds.length < PORTION || !last) return;
      after = last;
    }
  },
);

/** Reminds of what begins within ten minutes, once. */
export async function remindOfSoon(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const { id, title, authorId } of await listDue(db, now, new Date(now.getTime() + SOON_MS))) {
    await db.transaction(async (tx) => {
      const recipientIds = await listReminded(tx, id);
      await notify(services, tx, {
        ...{ recipientIds, actorId: authorId, kind: 'live-soon', title },
        ...{ target: `live:${id}`, path: `/lives/${id}` },
      });
      await forgetReminders(tx, id);
    });
  }
}
