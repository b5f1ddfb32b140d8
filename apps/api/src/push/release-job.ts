import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { announceAll, defineTopic } from '../platform/jobs/outbox.ts';
import { deliverPush, deliveryJob } from './public/deliver-push.ts';
import type {} from './public/hooks.ts';
import type { News } from './public/say-news.ts';
import { listHeld, listSubscriptions, release, type SettingRow } from './queries.ts';
import { isQuiet, quietHoursOf } from './quiet-hours.ts';

const PORTION = 100;
const DAY_SECONDS = 24 * 3600;

interface Summary extends News {
  subscriptionId: string;
  endedAt: string;
}
const quietEnded = defineTopic<Summary>('push.quiet-ended');

/**
 * Looks for quiet hours that are over and for people who have closed the site, and sums up what was held back in one
 * push for each browser. For someone who still has a page open, that push is held back in turn, and counts nothing
 * by the next time.
 */
export const releaseJob = defineJob(
  'push.release',
  { schedule: '*/5 * * * *', retries: 2, timeoutSeconds: 200 },
  async (services, _payload, { signal }) => {
    const { db, clock } = services;
    let after = '0';
    while (!signal.aborted) {
      const held = await listHeld(db, after, PORTION);
      const over = held.filter((row) => !isQuiet(quietHoursOf(row), clock.now()));
      for (const row of over) await sumUp(services, row);
      const last = held.at(-1);
      if (!last || held.length < PORTION) return;
      after = last.accountId;
    }
  },
);

async function sumUp(services: Services, row: SettingRow): Promise<void> {
  const { db, clock, hooks } = services;
  const { accountId } = row;
  const since = row.heldSince as Date;
  const notices = await hooks.heldBack.notices(services, accountId, since);
  const messages = row.messages ? await hooks.heldBack.messages(services, accountId, since) : 0;
  await db.transaction(async (tx) => {
    if (!(await release(tx, accountId)) || notices + messages === 0) return;
    const browsers = await listSubscriptions(tx, accountId);
    const summary = { notices, messages, endedAt: clock.now().toISOString() };
    const each = browsers.map(({ id }) => ({ ...summary, subscriptionId: id }));
    await announceAll(tx, quietEnded, each);
  });
}

export const summaryJob = defineJob(
  'push.summary',
  { ...deliveryJob, on: quietEnded },
  (services, { subscriptionId, notices, messages, endedAt }, { signal }) =>
    deliverPush(services, { subscriptionId, signal }, async () => ({
      ...{ news: { notices, messages }, text: null, key: 'summary', at: new Date(endedAt) },
      ...{ path: notices > 0 ? '/notificacoes' : '/chat' },
      ...{ ttlSeconds: DAY_SECONDS, urgency: 'normal' },
    })),
);
