import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { cardSource as actor, cardColumns } from '../profiles/public/card-columns.ts';
import { tiesTo } from '../profiles/public/ties.ts';
import { notification } from './tables.ts';

type NewNotification = typeof notification.$inferInsert;

/** Leaves out what was told before, and what blocked people did. Returns the ids of the people it told. */
export async function insertNotifications(
  tx: Transaction,
  rows: readonly NewNotification[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { rows: told } = await tx.execute<{ recipientId: string }>(sql`
    INSERT INTO notification (id, recipient_id, actor_id, kind, target, topic, title, path, created_at)
    SELECT each.id, each.recipient_id, each.actor_id, each.kind, each.target, each.topic, each.title,
      each.path, each.created_at
    FROM jsonb_to_recordset(${JSON.stringify(rows.map(inSnakeCase))}::jsonb) AS each (
      id bigint, recipient_id bigint, actor_id bigint, kind text, target text, topic text, title text,
      path text, created_at timestamptz)
    LEFT JOIN ${actor} ON ${actor.accountId} = each.actor_id
    WHERE each.actor_id IS NULL OR NOT ${tiesTo(sql`each.recipient_id`).blocked}
    ON CONFLICT DO NOTHING RETURNING recipient_id AS "recipientId"`);
  return told.map(({ recipientId }) => recipientId);
}

function inSnakeCase(row: NewNotification) {
  const { id, kind, target, topic = '', title, path } = row;
  return {
    ...{ id, kind, target, topic, title, path },
    recipient_id: row.recipientId,
    actor_id: row.actorId,
    created_at: row.createdAt,
  };
}

export async function deleteOfTopic(tx: Transaction, topic: string, recipientId: string) {
  await tx
    .delete(notification)
    .where(and(eq(notification.topic, topic), eq(notification.recipientId, recipientId)));
}

/** The newest first, without those of people who are hidden or blocked by now. */
export function listOf(
  db: Queryable,
  { recipientId, before, limit }: { recipientId: string; before: string; limit: number },
) {
  const viewer = sql`${recipientId}::bigint`;
  const ties = tiesTo(viewer);
  return db
    .select({
      id: notification.id,
      kind: notification.kind,
      title: notification.title,
      path: notification.path,
      createdAt: notification.createdAt,
      seen: notification.seen,
      actor: cardColumns(viewer, ties),
    })
    .from(notification)
    .leftJoin(actor, eq(actor.accountId, notification.actorId))
    .where(
      and(
        eq(notification.recipientId, recipientId),
        lt(notification.id, before),
        sql`(${notification.actorId} IS NULL OR (NOT ${actor.hidden} AND NOT ${ties.blocked}))`,
      ),
    )
    .orderBy(desc(notification.id))
    .limit(limit);
}

export async function deleteOfTarget(
  tx: Transaction,
  { kind, target, actorId }: Pick<typeof notification.$inferInsert, 'kind' | 'target' | 'actorId'>,
) {
  await tx
    .delete(notification)
    .where(
      and(
        eq(notification.target, target),
        eq(notification.kind, kind),
        sql`${notification.actorId} = ${actorId}`,
      ),
    );
}

export async function markSeen(db: Queryable, recipientId: string) {
  await db
    .update(notification)
    .set({ seen: true })
    .where(and(eq(notification.recipientId, recipientId), eq(notification.seen, false)));
}
