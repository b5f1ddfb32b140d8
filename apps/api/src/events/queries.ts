import type { OwnAnswer } from '@arquiba/contract/events';
import { and, asc, eq, getTableColumns, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { isVisiblePost } from '../posts/public/visible-post.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import { type DateRow, event, eventAnswer, eventDate } from './tables.ts';

export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
export type ShownDate = Awaited<ReturnType<typeof findDate>>;

/** An event by its slug, if the viewer may see the post that announces it. */
export async function findEvent(db: Queryable, slug: string, viewerId: string | null) {
  const [row] = await eventBySlug(db).execute({ slug, viewerId });
  return row ?? null;
}

const viewerGiven = sql`${sql.placeholder('viewerId')}::bigint`;

const eventBySlug = prepared((db) =>
  db
    .select({ ...getTableColumns(event), mentions: namedIn(event.description, viewerGiven) })
    .from(event)
    .where(
      and(eq(event.slug, sql.placeholder('slug')), isVisiblePost(sql`event.post_id`, viewerGiven)),
    )
    .prepare('events_by_slug'),
);

/** The date with this id, or the next one, or the last one if all are over. */
export async function findDate(
  db: Queryable,
  query: { eventId: string; id: string | undefined; viewerId: string | null; now: Date },
) {
  const [row] = await (query.id === undefined ? nextDate : dateById)(db).execute({ ...query });
  return row ?? null;
}

const nowGiven = sql`${sql.placeholder('now')}::timestamptz`;

const dateById = prepared((db) =>
  db
    .select(dateColumns(viewerGiven))
    .from(eventDate)
    .where(
      and(
        eq(eventDate.eventId, sql.placeholder('eventId')),
        eq(eventDate.id, sql.placeholder('id')),
      ),
    )
    .prepare('events_date_by_id'),
);

const nextDate = prepared((db) =>
  db
    .select(dateColumns(viewerGiven))
    .from(eventDate)
    .where(eq(eventDate.eventId, sql.placeholder('eventId')))
    .orderBy(
      sql`(${eventDate.endsAt} > ${nowGiven} AND NOT ${eventDate.cancelled}) DESC`,
      sql`CASE WHEN ${eventDate.endsAt} > ${nowGiven} THEN ${eventDate.startsAt} END ASC NULLS LAST`,
      sql`${eventDate.startsAt} DESC`,
    )
    .limit(1)
    .prepare('events_next_date'),
);

/** Dates around a moment: the last few before it and those after it. */
export async function listDatesAround(db: Queryable, eventId: string, now: Date) {
  const { id, startsAt, endsAt, timeZone, cancelled, moved } = eventDate;
  const select = () =>
    db.select({ id, startsAt, endsAt, timeZone, cancelled, moved }).from(eventDate);
  const ofEvent = eq(eventDate.eventId, eventId);
  const [past, next] = [
    await select()
      .where(and(ofEvent, sql`${endsAt} <= ${now.toISOString()}`))
      .orderBy(sql`${startsAt} DESC`)
      .limit(PAST_SHOWN),
    await select()
      .where(and(ofEvent, gt(endsAt, now)))
      .orderBy(asc(startsAt))
      .limit(NEXT_SHOWN),
  ];
  return [...past.toReversed(), ...next];
}

const PAST_SHOWN = 8;
const NEXT_SHOWN = 60;

export interface ListQuery {
  viewerId: string | null;
  now: Date;
  limit: number;
  /** Only dates that are not over, after this position. */
  after?: { startsAt: Date; id: string };
  /** Only dates of this month, as `2026-03`. */
  month?: string;
  sportLike?: string | undefined;
  placeLike?: string | undefined;
  groupId?: string | undefined;
  authorId?: string | undefined;
  mine?: boolean | undefined;
  /** Only the next date of each event. */
  once?: boolean | undefined;
}

/** Dates of events that the viewer may see, the earliest first. Cancelled ones only if they concern the viewer. */
export function listDates(db: Queryable, query: ListQuery) {
  const { viewerId, now, after, month, sportLike, placeLike, groupId, authorId } = query;
  const viewer = idOf(viewerId);
  const { startsAt, endsAt, localStart, id, cancelled } = eventDate;
  const { slug, title, sport, postId, repetition } = event;
  const mine = concerns(viewer);
  return db
    .select({ ...dateColumns(viewer), slug, title, sport, postId, repetition })
    .from(eventDate)
    .innerJoin(event, eq(event.id, eventDate.eventId))
    .where(
      and(
        after && gt(endsAt, now),
        after &&
          sql`(${startsAt}, ${id}) > (${after.startsAt.toISOString()}::timestamptz, ${after.id}::bigint)`,
        month === undefined ? undefined : sql`${localStart} BETWEEN ${month} AND ${`${month}-99`}`,
        groupId === undefined ? undefined : eq(event.groupId, groupId),
        authorId === undefined ? undefined : eq(event.authorId, authorId),
        query.once ? sql`NOT ${hasEarlier(now)}` : undefined,
        sportLike === undefined ? undefined : sql`folded(${sport}) LIKE folded(${sportLike})`,
        placeLike === undefined
          ? undefined
          : sql`folded(${eventDate.place}) LIKE folded(${placeLike})`,
        query.mine ? mine : sql`(NOT ${cancelled} OR ${mine})`,
        isVisiblePost(event.postId, viewer),
      ),
    )
    .orderBy(startsAt, id)
    .limit(query.limit);
}

/** There is a date of the same event before this one that is still to come. */
function hasEarlier(now: Date): SQL {
  const { eventId, startsAt, id } = eventDate;
  return sql`EXISTS (SELECT FROM ${eventDate} AS earlier WHERE earlier.event_id = ${eventId}
    AND NOT earlier.cancelled AND earlier.ends_at > ${now.toISOString()}
    AND (earlier.starts_at, earlier.id) < (${startsAt}, ${id}))`;
}

/** The viewer organises the event, or answered this date. */
export function concerns(viewer: SQL): SQL {
  return sql`(${event.authorId} = ${viewer} OR EXISTS (SELECT FROM ${eventAnswer}
    WHERE ${eventAnswer.dateId} = ${eventDate.id} AND ${eventAnswer.accountId} = ${viewer}
      AND ${eventAnswer.answer} <> 'no'))`;
}

/** Until the transaction ends, nobody else answers or changes this date. */
export async function lockDate(tx: Transaction, id: string): Promise<DateRow | null> {
  const [row] = await dateForUpdate(tx).execute({ id });
  return row ?? null;
}

const dateForUpdate = prepared((tx) =>
  tx
    .select()
    .from(eventDate)
    .where(eq(eventDate.id, sql.placeholder('id')))
    .for('update')
    .prepare('events_lock_date'),
);

function dateColumns(viewer: SQLWrapper) {
  const own = sql`${eventAnswer.dateId} = ${eventDate.id} AND ${eventAnswer.accountId} = ${viewer}`;
  return {
    ...getTableColumns(eventDate),
    maybe: countOf('maybe'),
    waiting: countOf('waiting'),
    own: sql<OwnAnswer | null>`(SELECT json_build_object('answer', ${eventAnswer.answer},
        'guests', ${eventAnswer.guests}, 'position', CASE WHEN ${eventAnswer.answer} = 'waiting' THEN (
          SELECT count(*)::int FROM ${eventAnswer} AS ahead WHERE ahead.date_id = ${eventDate.id}
            AND ahead.answer = 'waiting' AND NOT ahead.hidden AND ahead.turn <= ${eventAnswer.turn}) END)
      FROM ${eventAnswer} WHERE ${own})`,
  };
}

function countOf(answer: string): SQL<number> {
  return sql<number>`(SELECT count(*)::int FROM ${eventAnswer} WHERE ${eventAnswer.dateId} = ${eventDate.id}
    AND ${eventAnswer.answer} = ${answer} AND NOT ${eventAnswer.hidden})`;
}

function idOf(accountId: string | null): SQL {
  return sql`${accountId}::bigint`;
}
