import { type NotificationKind, subjectOf } from '@arquiba/contract/notifications';
import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { newId, type Queryable, type Transaction } from '../../platform/database/database.ts';
import { accountChannel } from '../../platform/realtime/socket-channels.ts';
import { deleteOfTopic, deleteUnlessFor } from '../queries.ts';

import { groupKeyOf } from './group-key.ts';
import { insertNotices } from './insert-notices.ts';

export { listToldOfPost } from '../queries.ts';

export interface Notice {
  /** The people to tell; who did it is left out. */
  recipientIds: readonly string[];
  actorId: string | null;
  kind: NotificationKind;
  /** What it is about, such as `event:71`: the same thing of the same person is told once. */
  target: string;
  /** What it belongs to, such as `group:12`: see `forgetNotices`. */
  topic?: string;
  /** The notice is shown to people who may see them, and is deleted with them. */
  postId?: string | null;
  commentId?: string | null;
  /** The name of the group, event or poll. */
  title?: string;
  /** A sentence of the person who decided, shown below. */
  detail?: string;
  /** The page that the notice leads to, and the place in it. */
  path: string;
}

type Bus = Pick<Services, 'clock' | 'realtime'>;

/**
 * Tells people, if the transaction commits. People who were told before, blocked ones, and those who do not
 * want it are left out. Returns the ids of the others.
 */
export async function notify(
  services: Bus,
  tx: Transaction,
  { recipientIds, ...notice }: Notice,
): Promise<string[]> {
  const createdAt = services.clock.now();
  const others = [...new Set(recipientIds)].filter((id) => id !== notice.actorId);
  if (others.length === 0) return [];
  const rows = others.map((id) => ({ ...rowOf(notice), id: newId(createdAt), recipient_id: id }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS each (id bigint,
    recipient_id bigint, actor_id bigint, kind text, subject text, target text, topic text, post_id bigint,
    comment_id bigint, title text, detail text, path text, created_at timestamptz, group_key text)`;
  const inserted = await tx.execute<{ recipientId: string }>(insertNotices(given));
  const told = inserted.rows.map(({ recipientId }) => recipientId);
  await publishNotified(services, tx, told);
  return told;

  function rowOf({ kind, target, topic = '', title = '', detail = '', path }: typeof notice) {
    return {
      ...{ kind, target, topic, title, detail, path, subject: subjectOf(kind) },
      ...{ actor_id: notice.actorId, post_id: notice.postId, comment_id: notice.commentId },
      ...{ created_at: createdAt, group_key: groupKeyOf(kind, target, topic) },
    };
  }
}

/** Open pages read their notices again; `notices-withdrawn` if something was undone. */
export async function publishNotified(
  { realtime }: Pick<Services, 'realtime'>,
  on: Queryable,
  accountIds: readonly string[],
  type: 'notified' | 'notices-withdrawn' = 'notified',
): Promise<void> {
  await realtime.publishAll(
    on,
    accountIds.map((id) => ({ channel: accountChannel(id), event: { type } })),
  );
}

/** Someone lost what the notices belong to, such as a group they were removed from. */
export async function forgetNotices(tx: Transaction, topic: string, recipientId: string) {
  await deleteOfTopic(tx, topic, recipientId);
}

/** What was told is no longer so, such as a mention that was edited out; it stays so for `exceptFor`. */
export async function withdrawNotices(
  tx: Transaction,
  about: Pick<Notice, 'kind' | 'target'> & { actorId: string },
  exceptFor: readonly string[] = [],
) {
  await deleteUnlessFor(tx, about, exceptFor);
}
