import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Hooks } from '../platform/context.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { namedColumns, preparedStatement, type RowOf } from '../platform/database/prepared.ts';
import { cardSource as actor, cardColumns } from '../profiles/public/card-columns.ts';
import type { CardRow } from '../profiles/public/present-card.ts';
import { unwantedPeople } from '../profiles/public/unwanted.ts';
import { isSharedWith } from '../profiles/public/visibility.ts';
import type { NoticeSubject, ShownSubject } from './public/hooks.ts';
import { notification, notificationMark } from './tables.ts';

export const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
// From subqueries: else PostgreSQL plans the page again for each value, which costs ten times as much as reading it.
const before = sql`(SELECT ${sql.placeholder('before')}::bigint)`;
const kinds = sql`ARRAY(SELECT unnest(${sql.placeholder('kinds')}::text[]))`;

export type NoticeRow = RowOf<ReturnType<typeof columnsOf>>;

export type Subjects = Hooks['noticeSubjects'];

/** What the viewer may see and wants to see, as rows of `notification` joined with the profile of its actor. */
export const wantedActor = sql`(${notification.actorId} IS NULL
  OR (NOT ${actor.hidden} AND ${notification.actorId} <> ALL ((SELECT ids FROM unwanted)::bigint[])))`;
export const unwanted = sql`unwanted AS MATERIALIZED (SELECT ARRAY(${unwantedPeople(viewer, now)}) AS ids)`;
export const source = sql`${notification} LEFT JOIN ${actor} ON ${actor.accountId} = ${notification.actorId}`;

/** It came since the list was seen last. */
export const unseen = sql`${notification.id} > coalesce((SELECT ${notificationMark.seenUntil} FROM ${notificationMark}
  WHERE ${notificationMark.accountId} = ${viewer}), 0)`;

export function visible({ post, comment }: Subjects): SQL {
  const may = (id: PgColumn, { isVisible }: NoticeSubject) =>
    sql`(${id} IS NULL OR ${isVisible(id, viewer, now)})`;
  return sql`${may(notification.postId, post)} AND ${may(notification.commentId, comment)}`;
}

function columnsOf({ post, comment }: Subjects) {
  const { kind, title, detail, path, postId, commentId, createdAt } = notification;
  return {
    ...{ kind, title, detail, path, postId, commentId, createdAt },
    /** The newest of the group. */
    head: sql<string>`walk.id`,
    read: sql<boolean>`walk.reading <> 0`,
    id: sql<string>`members.first`,
    count: sql<number>`members.count`,
    actorIds: sql<string[]>`members.actors`,
    subject: sql<ShownSubject | null>`CASE WHEN ${commentId} IS NULL THEN ${post.shown(postId)}
      ELSE ${comment.shown(commentId)} END`,
  };
}

/**
 * Groups of notices by their newest, without people and posts that the viewer may not or does not want to see.
 * Walks from one newest notice to the next, so that a long group costs no more than reading past it. A group
 * whose newest is on an earlier page is not shown again.
 */
export const listGroups = once((subjects: Subjects) =>
  preparedStatement<NoticeRow>(
    'notifications_page',
    sql`WITH RECURSIVE ${unwanted}, walk AS (
      SELECT ${before} AS id, ''::text AS group_key, 0::bigint AS reading, ARRAY[]::text[] AS shown
      UNION ALL
      SELECT next.id, next.group_key, next.reading, shown || (next.group_key || ' ' || next.reading)
      FROM walk CROSS JOIN LATERAL (
        SELECT ${notification.id}, ${notification.groupKey}, ${notification.reading} FROM ${source}
        WHERE ${notification.recipientId} = ${viewer} AND ${notification.id} < walk.id
          AND ${notification.kind} = ANY (${kinds})
          AND (${notification.groupKey} || ' ' || ${notification.reading}) <> ALL (walk.shown)
          AND ${wantedActor} AND ${visible(subjects)}
          AND NOT EXISTS (SELECT FROM notification AS newer JOIN ${actor} ON ${actor.accountId} = newer.actor_id
            WHERE newer.recipient_id = ${viewer} AND newer.group_key = ${notification.groupKey}
              AND newer.reading = ${notification.reading} AND newer.id >= ${before}
              AND NOT ${actor.hidden} AND newer.actor_id <> ALL ((SELECT ids FROM unwanted)::bigint[]))
        ORDER BY ${notification.id} DESC LIMIT 1
      ) AS next
      WHERE cardinality(shown) < ${sql.placeholder('limit')}::integer
    )
    SELECT ${namedColumns(columnsOf(subjects))}
    FROM walk JOIN ${notification} ON ${notification.id} = walk.id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count, min(${notification.id}) AS first,
        (array_agg(${notification.actorId} ORDER BY ${notification.id} DESC)
          FILTER (WHERE ${notification.actorId} IS NOT NULL))[1:3] AS actors
      FROM ${source}
      WHERE ${notification.recipientId} = ${viewer} AND ${notification.groupKey} = walk.group_key
        AND ${notification.reading} = walk.reading AND ${wantedActor}
    ) AS members
    WHERE cardinality(walk.shown) > 0 ORDER BY walk.id DESC`,
  ),
);

/** How many groups of unread notices came since the list was seen last, up to 100, and the newest id. */
export const countUnseen = once((subjects: Subjects) =>
  preparedStatement<{ count: number; newest: string | null }>(
    'notifications_unseen',
    sql`WITH ${unwanted}, groups AS (
      SELECT max(${notification.id}) AS id FROM ${source}
      WHERE ${notification.recipientId} = ${viewer} AND ${notification.reading} = 0
        AND ${unseen} AND ${wantedActor}
      GROUP BY ${notification.groupKey}
    ), shown AS (
      SELECT ${notification.id} FROM groups JOIN ${notification} ON ${notification.id} = groups.id
      WHERE ${visible(subjects)} ORDER BY ${notification.id} DESC LIMIT 100
    )
    SELECT count(*)::integer AS count, max(id) AS newest FROM shown`,
  ),
);

/** The people of notices; the avatar of a private one is for their followers. */
export function findActors(db: Queryable, viewerId: string, ids: readonly string[]) {
  const asViewer = sql`${viewerId}::bigint`;
  return db
    .select({ ...cardColumns(asViewer), shared: isSharedWith(asViewer) })
    .from(actor)
    .where(sql`${actor.accountId} = ANY (${sql.param([...ids])}::bigint[])`) as Promise<
    (CardRow & { shared: boolean })[]
  >;
}

/** The parts of other features are the same for all apps of a process: the statement is built once. */
export function once<Row>(
  build: (subjects: Subjects) => (db: Database, values: Record<string, unknown>) => Promise<Row[]>,
) {
  let built: ReturnType<typeof build> | undefined;
  return (
    { db, hooks }: { db: Database; hooks: Pick<Hooks, 'noticeSubjects'> },
    values: Record<string, unknown>,
  ): Promise<Row[]> => {
    built ??= build(hooks.noticeSubjects);
    return built(db, values);
  };
}
