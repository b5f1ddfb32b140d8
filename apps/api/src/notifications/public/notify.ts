import type { NotificationKind } from '@arquiba/contract/notifications';
import type { Services } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { deleteOfTarget, deleteOfTopic, insertNotifications } from '../queries.ts';

export interface Notice {
  /** The people to tell; who did it is left out. */
  recipientIds: readonly string[];
  actorId: string | null;
  kind: NotificationKind;
  /** What it is about, such as `event:71`: the same thing of the same person is told once. */
  target: string;
  /** What it belongs to, such as `group:12`: see `forgetNotices`. */
  topic?: string;
  /** The name of the group, event or poll, and the page that the notice leads to. */
  title: string;
  path: string;
}

/**
 * Tells people, if the transaction commits. People who were told before, and blocked ones, are left out.
 * Returns the ids of the others.
 */
export async function notify(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Transaction,
  { recipientIds, ...notice }: Notice,
): Promise<string[]> {
  const createdAt = clock.now();
  const told = await insertNotifications(
    tx,
    recipientIds
      .filter((id) => id !== notice.actorId)
      .map((recipientId) => ({ ...notice, id: newId(createdAt), recipientId, createdAt })),
  );
  await realtime.publishAll(
    tx,
    told.map((id) => ({ channel: accountChannel(id), event: { type: 'notified' } })),
  );
  return told;
}

/** Someone lost what the notices belong to, such as a group they were removed from. */
export async function forgetNotices(tx: Transaction, topic: string, recipientId: string) {
  await deleteOfTopic(tx, topic, recipientId);
}

/** What was told is no longer so, such as a request that was withdrawn. */
export async function withdrawNotices(
  tx: Transaction,
  about: Pick<Notice, 'kind' | 'target'> & { actorId: string },
) {
  await deleteOfTarget(tx, about);
}
