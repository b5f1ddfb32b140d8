import type * as contract from '@arquiba/contract/notifications';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { markSeen, readAll, readGroups } from './queries.ts';

/** The other tabs and devices of the account count again. */
export const markNotificationsSeen: Operation<typeof contract.markNotificationsSeen> = async ({
  db,
  realtime,
  viewer,
}) => {
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    if (!(await markSeen(tx, accountId))) return;
    await realtime.publish(tx, accountChannel(accountId), { type: 'notices-seen' });
  });
};

/** What is read together stays one group; what people do later is shown as another one. */
export const readNotifications: Operation<typeof contract.readNotifications> = async (
  { db, clock, viewer },
  { newest },
) => {
  const reading = { accountId: viewer.accountId, reading: newId(clock.now()) };
  if (newest) await readGroups(db, { ...reading, newest });
  else await readAll(db, reading);
};
