import type { MomentReaction } from '@arquiba/contract/moment-views';
import { and, asc, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, smallestIdAt } from '../platform/database/database.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { tiesTo } from '../profiles/public/ties.ts';
import { isMuted } from '../profiles/public/unwanted.ts';
import { isCurrent, visibleTo } from './public/visible-moment.ts';
import { moment, momentMute, momentReaction, momentView, momentVote } from './tables.ts';

export interface Reading {
  viewerId: string | null;
  now: Date;
}

export type MomentRow = Awaited<ReturnType<typeof findMoment>> & {};

const DAY_MS = 24 * 3_600_000;

function columnsFor({ viewerId, now }: Reading) {
  const viewer = sql`${viewerId}::bigint`;
  const byViewer = (table: typeof momentView | typeof momentReaction | typeof momentVote) =>
    sql`${table.momentId} = ${moment.id} AND ${table.accountId} = ${viewer}`;
  return {
    ...cardColumns(viewer),
    id: moment.id,
    media: moment.media,
    durationMs: moment.durationMs,
    audience: moment.audience,
    stickers: moment.stickers,
    createdAt: moment.createdAt,
    expiresAt: moment.expiresAt,
    current: isCurrent(instant(now)),
    keptAt: moment.keptAt,
    title: moment.title,
    achievedOn: moment.achievedOn,
    competition: moment.competition,
    place: moment.place,
    medal: moment.medal,
    seen: sql<boolean>`EXISTS (SELECT FROM ${momentView} WHERE ${byViewer(momentView)})`,
    reaction: sql<MomentReaction | null>`(SELECT ${momentReaction.reaction} FROM ${momentReaction}
      WHERE ${byViewer(momentReaction)})`,
    choice: sql<number | null>`(SELECT ${momentVote.choice} FROM ${momentVote}
      WHERE ${byViewer(momentVote)})`,
    /** How many chose each option, by its place. */
    votes: sql<Record<string, number> | null>`(SELECT jsonb_object_agg(choice, votes) FROM (
      SELECT ${momentVote.choice} AS choice, count(*)::integer AS votes FROM ${momentVote}
      WHERE ${momentVote.momentId} = ${moment.id} GROUP BY 1) AS counted)`,
    viewers: sql<number | null>`CASE WHEN ${author.accountId} = ${viewer} THEN (
      SELECT count(*)::integer FROM ${momentView} WHERE ${momentView.momentId} = ${moment.id}) END`,
  };
}

const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`;

function selectVisible(db: Queryable, reading: Reading, which: SQL | undefined) {
  const { viewerId, now } = reading;
  return db
    .select(columnsFor(reading))
    .from(moment)
    .innerJoin(author, eq(author.accountId, moment.authorId))
    .where(and(visibleTo(sql`${viewerId}`, instant(now)), which));
}

/** Null if the viewer may not see it. */
export async function findMoment(db: Queryable, id: string, reading: Reading) {
  const [row] = await selectVisible(db, reading, eq(moment.id, id));
  return row ?? null;
}

export function findMoments(db: Queryable, ids: readonly string[], reading: Reading) {
  const given = sql`${moment.id} = ANY (${sql.param([...ids])}::bigint[])`;
  return selectVisible(db, reading, given);
}

/**
 * Those of the last 24 hours and the achievements, without muted people. Ids sort by time, so those of the last
 * 24 hours come first.
 */
export function listRecent(
  db: Queryable,
  { before, limit, ...reading }: Reading & { before: string; limit: number },
) {
  const shown = or(isCurrent(instant(reading.now)), isNotNull(moment.title));
  const wanted = sql`NOT ${isUnwanted(reading)}`;
  return selectVisible(db, reading, and(shown, lt(moment.id, before), wanted))
    .orderBy(desc(moment.id))
    .limit(limit);
}

/** The oldest first. */
export function listCurrentOf(db: Queryable, authorId: string, reading: Reading) {
  const which = and(eq(moment.authorId, authorId), isCurrent(instant(reading.now)));
  return selectVisible(db, reading, which).orderBy(asc(moment.id));
}

/** The newest first. */
export function listKeptOf(db: Queryable, authorId: string, reading: Reading) {
  const which = and(eq(moment.authorId, authorId), isNotNull(moment.keptAt));
  return selectVisible(db, reading, which).orderBy(desc(moment.id));
}

/** Whether someone has moments of the last 24 hours that the viewer may see, and how many are new. */
export async function countCurrentOf(db: Queryable, authorId: string, reading: Reading) {
  const [row] = await countCurrent(db, reading, eq(moment.authorId, authorId)).limit(1);
  return row ?? null;
}

/** The viewer, then the people they follow; those with something new first. */
export function listPeople(
  db: Queryable,
  { viewerId, now, limit }: { viewerId: string; now: Date; limit: number },
) {
  const viewer = sql`${viewerId}::bigint`;
  const own = sql`${moment.authorId} = ${viewer}`;
  const reading = { viewerId, now };
  const followed = or(own, and(tiesTo(viewer).followed, sql`NOT ${isUnwanted(reading)}`));
  return countCurrent(db, reading, followed)
    .orderBy(desc(own), desc(sql`bool_or(NOT ${hasSeen(viewer)})`), desc(sql`max(${moment.id})`))
    .limit(limit);
}

function countCurrent(db: Queryable, { viewerId, now }: Reading, which: SQL | undefined) {
  const viewer = sql`${viewerId}::bigint`;
  const since = smallestIdAt(new Date(now.getTime() - DAY_MS));
  return db
    .select({
      authorId: moment.authorId,
      count: sql<number>`count(*)::integer`,
      unseen: sql<number>`(count(*) FILTER (WHERE NOT ${hasSeen(viewer)}))::integer`,
    })
    .from(moment)
    .innerJoin(author, eq(author.accountId, moment.authorId))
    .where(
      and(
        sql`${moment.id} >= ${since}`,
        isCurrent(instant(now)),
        visibleTo(viewer, instant(now)),
        which,
      ),
    )
    .groupBy(moment.authorId);
}

/** One's own count as seen. */
function hasSeen(viewer: SQL): SQL {
  return sql`(${moment.authorId} IS NOT DISTINCT FROM ${viewer} OR EXISTS (SELECT FROM ${momentView}
    WHERE ${momentView.momentId} = ${moment.id} AND ${momentView.accountId} = ${viewer}))`;
}

function isUnwanted({ viewerId, now }: Reading): SQL {
  const viewer = sql`${viewerId}::bigint`;
  return sql`(${isMuted(viewer, instant(now))} OR EXISTS (SELECT FROM ${momentMute}
    WHERE ${momentMute.muterId} = ${viewer} AND ${momentMute.mutedId} = ${moment.authorId}))`;
}
