import type { NotificationKind } from '@arquiba/contract/notifications';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { notification, notificationMark } from './tables.ts';

export async function deleteOfTopic(tx: Transaction, topic: string, recipientId: string) {
  await tx
    .delete(notification)
    .where(and(eq(notification.topic, topic), eq(notification.recipientId, recipientId)));
}

export async function deleteUnlessFor(
  tx: Transaction,
  { kind, target, actorId }: { kind: NotificationKind; target: string; actorId: string },
  recipientIds: readonly string[],
) {
  await tx
    .delete(notification)
    .where(
      and(
        ...[eq(notification.actorId, actorId), eq(notification.kind, kind)],
        ...[
          eq(notification.target, target),
          notInArray(notification.recipientId, [...recipientIds]),
        ],
      ),
    );
}

/** The people who were told of a post, for any reason. */
export async function listToldOfPost(tx: Transaction, postId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: notification.recipientId })
    .from(notification)
    .where(eq(notification.postId, postId));
  return rows.map(({ id }) => id);
}

/** Marks everything up to the newest notice as seen. Returns whether something was new. */
export async function markSeen(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${notificationMark} (account_id, seen_until)
    SELECT ${accountId}::bigint, max(${notification.id}) FROM ${notification}
    WHERE ${notification.recipientId} = ${accountId} HAVING max(${notification.id}) IS NOT NULL
    ON CONFLICT (account_id) DO UPDATE SET seen_until = excluded.seen_until
      WHERE notification_mark.seen_until < excluded.seen_until`);
  return rowCount === 1;
}

interface Reading {
  accountId: string;
  /** An id of this moment. */
  reading: string;
}

/** Marks all notices as read. */
export async function readAll(db: Queryable, { accountId, reading }: Reading) {
  await db
    .update(notification)
    .set({ reading })
    .where(and(eq(notification.recipientId, accountId), eq(notification.reading, '0')));
}

/** Marks the groups of these notices as read, up to them. */
export async function readGroups(
  db: Queryable,
  { accountId, reading, newest }: Reading & { newest: readonly string[] },
) {
  await db.execute(sql`
    UPDATE ${notification} SET reading = ${reading}::bigint FROM notification AS last
    WHERE last.id = ANY (${sql.param([...newest])}::bigint[]) AND last.recipient_id = ${accountId}
      AND ${notification.recipientId} = ${accountId} AND ${notification.reading} = 0
      AND ${notification.groupKey} = last.group_key AND ${notification.id} <= last.id`);
}

/** Deletes up to `limit` notices from before an id and returns how many. */
export async function deleteSomeBefore(db: Queryable, id: string, limit: number) {
  const some = db
    .select({ id: notification.id })
    .from(notification)
    .where(lt(notification.id, id))
    .orderBy(notification.id)
    .limit(limit);
  const { rowCount } = await db.delete(notification).where(sql`${notification.id} IN ${some}`);
  return rowCount ?? 0;
}

/** Everything that someone was told, the newest first, for the export of their data. */
export function listTold(
  db: Queryable,
  { accountId, before, limit }: { accountId: string; before: string; limit: number },
) {
  const { id, kind, title, detail, path, createdAt, reading } = notification;
  return db
    .select({ id, kind, title, detail, path, createdAt, reading })
    .from(notification)
    .where(and(eq(notification.recipientId, accountId), lt(id, before)))
    .orderBy(sql`${id} DESC`)
    .limit(limit);
}
