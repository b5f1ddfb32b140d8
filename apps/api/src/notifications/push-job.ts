import { saidOf } from '@arquiba/contract/notice-sentence';
import { kindsOf } from '@arquiba/contract/notifications';
import type { Hooks, Services } from '../platform/context.ts';
import { type Queryable, smallestIdAt } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { defineTopic } from '../platform/jobs/outbox.ts';
import { deliverPush, deliveryJob, type Push } from '../push/public/deliver-push.ts';
import type {} from '../push/public/hooks.ts';
import { countPushed, findPushed } from './push-queries.ts';
import { listPreferences } from './settings-queries.ts';

/** A trigger announces it for each new notice and each browser of its recipient. */
const noticeDue = defineTopic<{ subscriptionId: string; noticeId: string }>(
  'notifications.push-due',
);

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Soon forgotten, and no reason to wake up a phone. */
const LIGHT = kindsOf(['likes', 'reposts', 'followers']);

export const pushJob = defineJob(
  'notifications.push',
  { ...deliveryJob, on: noticeDue },
  (services, { subscriptionId, noticeId }, { signal }) =>
    deliverPush(services, { subscriptionId, signal }, (accountId) =>
      pushOf(services, accountId, noticeId),
    ),
);

async function pushOf(
  services: Services,
  accountId: string,
  noticeId: string,
): Promise<Push | null> {
  const { db, clock } = services;
  const silent = await silentKinds(db, accountId);
  const values = { viewerId: accountId, now: clock.now(), silent, noticeId };
  const [notice] = await findPushed(services, values);
  if (!notice) return null;
  const { kind, title, detail, excerpt, actorName, username, groupKey, createdAt } = notice;
  const actors = actorName === null ? [] : [{ displayName: actorName }];
  const isLight = LIGHT.includes(kind);
  return {
    news: { notices: 1, messages: 0 },
    text: { title: saidOf({ kind, title, actors, count: 1 }), body: detail || (excerpt ?? '') },
    path: kind === 'follow' && username ? `/perfil/${username}` : notice.path,
    ...{ at: createdAt, key: `notice ${groupKey}` },
    ttlSeconds: isLight ? HOUR_SECONDS : DAY_SECONDS,
    urgency: isLight ? 'low' : 'normal',
  };
}

export const noticesHeldBack: Hooks['heldBack']['notices'] = async (services, accountId, since) => {
  const { db, clock } = services;
  const silent = await silentKinds(db, accountId);
  const [row] = await countPushed(services, {
    ...{ viewerId: accountId, now: clock.now(), silent, since: smallestIdAt(since) },
  });
  return row?.count ?? 0;
};

/** What someone does not want by push. */
async function silentKinds(db: Queryable, accountId: string) {
  const rows = await listPreferences(db, accountId);
  return kindsOf(rows.filter(({ push }) => !push).map(({ subject }) => subject));
}
