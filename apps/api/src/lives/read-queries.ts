import { LIVE_WATCHING_SECONDS } from '@arquiba/contract/live-views';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { preparedStatement } from '../platform/database/prepared.ts';
import { VISITOR_ID } from '../platform/ports/file-passes.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { isMuted } from '../profiles/public/unwanted.ts';
import { visibleTo } from './public/visible-live.ts';
import {
  live,
  liveModerator,
  liveReminder,
  liveSetting,
  liveSilenced,
  liveViewer,
} from './tables.ts';

export interface Reading {
  viewerId: string | null;
  now: Date;
}

export type LiveRow = Awaited<ReturnType<typeof findLive>> & {};

const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`;

function columnsFor({ viewerId, now }: Reading) {
  const viewer = sql`${viewerId}::bigint`;
  const isIn = (table: typeof liveModerator | typeof liveSilenced | typeof liveReminder) =>
    sql<boolean>`EXISTS (SELECT FROM ${table}
      WHERE ${table.liveId} = ${live.id} AND ${table.accountId} = ${viewer})`;
  return {
    ...cardColumns(viewer),
    id: live.id,
    title: live.title,
    description: live.description,
    sport: live.sport,
    eventSlug: live.eventSlug,
    audience: live.audience,
    createdAt: live.createdAt,
    startsAt: live.startsAt,
    startedAt: live.startedAt,
    endedAt: live.endedAt,
    endReason: live.endReason,
    durationMs: live.durationMs,
    replay: live.replay,
    slowSeconds: live.slowSeconds,
    pinnedId: live.pinnedId,
    reactions: live.reactions,
    mostViewers: live.mostViewers,
    still: live.still,
    viewers: viewersOf(instant(now)),
    isModerator: isIn(liveModerator),
    isSilenced: isIn(liveSilenced),
    isReminded: isIn(liveReminder),
  };
}

/** Several pages of one person count once. */
function viewersOf(now: SQL): SQL<number> {
  return sql<number>`(SELECT count(DISTINCT coalesce(${liveViewer.accountId}::text, ${liveViewer.tab}::text))::integer
    FROM ${liveViewer} WHERE ${liveViewer.liveId} = ${live.id}
      AND ${liveViewer.seenAt} > ${now} - ${2 * LIVE_WATCHING_SECONDS} * interval '1 second')`;
}

function selectVisible(db: Queryable, reading: Reading, which: SQL | undefined) {
  return db
    .select(columnsFor(reading))
    .from(live)
    .innerJoin(author, eq(author.accountId, live.authorId))
    .where(and(visibleTo(sql`${reading.viewerId}`), which));
}

/** Null if the viewer may not see it. */
export async function findLive(db: Queryable, id: string, reading: Reading) {
  const [row] = await selectVisible(db, reading, eq(live.id, id));
  return row ?? null;
}

/** Which of these may see a live; the visitor is among them as `VISITOR_ID`. Accounts that are hidden see none. */
export async function findSeers(
  db: Queryable,
  id: string,
  viewerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await selectSeers(db, { id, viewerIds });
  return new Set(rows.map(({ viewerId }) => viewerId));
}

const selectSeers = preparedStatement<{ viewerId: string }>(
  'lives_find_seers',
  sql`SELECT viewer.id AS "viewerId" FROM unnest(${sql.placeholder('viewerIds')}::bigint[]) AS viewer (id)
    JOIN ${live} ON ${live.id} = ${sql.placeholder('id')}::bigint
    JOIN ${author} ON ${author.accountId} = ${live.authorId}
    WHERE ${visibleTo(sql`viewer.id`)} AND (viewer.id = ${VISITOR_ID}::bigint OR EXISTS (
      SELECT FROM ${author} AS person WHERE person.account_id = viewer.id AND NOT person.hidden))`,
);

/** Without those that the viewer may not see. */
export function findLives(db: Queryable, ids: readonly string[], reading: Reading) {
  return selectVisible(db, reading, inArray(live.id, [...ids]));
}

interface Portion extends Reading {
  before: { time: Date; id: string } | null;
  limit: number;
}

const isOnAir = and(isNotNull(live.startedAt), isNull(live.endedAt));
const isWaiting = and(isNull(live.startedAt), isNull(live.endedAt));
const HOURS_LATE = 3;
/** Of one's own, also those that were not scheduled, or are late, so that they are found again. */
const OWN_DAYS_LATE = 7;

/** Without muted people. The newest first; scheduled ones in the order of their time. */
export function listLives(db: Queryable, when: 'now' | 'soon' | 'before', portion: Portion) {
  const { before, limit, viewerId, now } = portion;
  const wanted = sql`NOT ${isMuted(sql`${viewerId}::bigint`, instant(now))}`;
  const at = before && sql`${before.time.toISOString()}::timestamptz`;
  if (when === 'soon') {
    const begins = sql`coalesce(${live.startsAt}, ${live.createdAt})`;
    const isDue = sql`(${live.startsAt} > ${instant(now)} - ${HOURS_LATE} * interval '1 hour'
      OR (${live.authorId} = ${viewerId}::bigint
        AND ${begins} > ${instant(now)} - ${OWN_DAYS_LATE} * interval '1 day'))`;
    const after = before ? sql`(${begins}, ${live.id}) > (${at}, ${before.id}::bigint)` : undefined;
    return selectVisible(db, portion, and(isWaiting, isDue, wanted, after))
      .orderBy(asc(begins), asc(live.id))
      .limit(limit);
  }
  if (when === 'now') {
    const older = before ? sql`${live.id} < ${before.id}::bigint` : undefined;
    return selectVisible(db, portion, and(isOnAir, wanted, older))
      .orderBy(desc(live.id))
      .limit(limit);
  }
  const hasReplay = and(isNotNull(live.startedAt), isNotNull(live.endedAt), live.replay);
  const older = before
    ? sql`(${live.endedAt}, ${live.id}) < (${at}, ${before.id}::bigint)`
    : undefined;
  return selectVisible(db, portion, and(hasReplay, wanted, older))
    .orderBy(desc(live.endedAt), desc(live.id))
    .limit(limit);
}

export async function findSettings(db: Queryable): Promise<{ enabled: boolean; most: number }> {
  const [row] = await db
    .select({ enabled: liveSetting.enabled, most: liveSetting.most })
    .from(liveSetting);
  return row ?? { enabled: true, most: 1 };
}

/** Those that began and have not ended, as far as the product knows. */
export async function listOnAir(db: Queryable) {
  return await db
    .select({
      id: live.id,
      title: live.title,
      username: author.username,
      startedAt: live.startedAt,
    })
    .from(live)
    .innerJoin(author, eq(author.accountId, live.authorId))
    .where(isOnAir)
    .orderBy(asc(live.id));
}

/** The people who moderate, or who may not write. */
export function listPeopleOf(
  db: Queryable,
  table: typeof liveModerator | typeof liveSilenced,
  { liveId, viewerId }: { liveId: string; viewerId: string | null },
) {
  return db
    .select(cardColumns(sql`${viewerId}::bigint`))
    .from(table)
    .innerJoin(author, eq(author.accountId, table.accountId))
    .where(and(eq(table.liveId, liveId), eq(author.hidden, false)))
    .orderBy(asc(author.displayName))
    .limit(100);
}
