import { ApiError } from '@arquiba/contract/errors';
import type { Live, LiveDetail, LiveEndReason, LiveState } from '@arquiba/contract/live-views';
import type { LiveState as MediaState } from '@arquiba/media-contract/port';
import { findEventTitles } from '../events/public/event-titles.ts';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { VISITOR_ID } from '../platform/ports/file-passes.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { listChapters } from './chapter-queries.ts';
import { findLiveMessages } from './chat-queries.ts';
import { presentMessages } from './present-messages.ts';
import { findLive, type LiveRow, listPeopleOf } from './read-queries.ts';
import { liveModerator, liveSilenced } from './tables.ts';

export type Reader = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

export async function presentLives(context: Reader, rows: readonly LiveRow[]): Promise<Live[]> {
  const going = rows.filter(({ startedAt, endedAt }) => startedAt && !endedAt).map(({ id }) => id);
  const states = await context.media.lives.describe(going);
  const events = await findEventTitles(
    context,
    rows.flatMap(({ eventSlug }) => eventSlug ?? []),
  );
  return rows.map((row) => presentOne(context, row, states.get(row.id), events));
}

/** As the viewer sees it now, or `not_found`. */
export async function presentLive(context: Reader, id: string): Promise<LiveDetail> {
  const row = await requireLive(context, id);
  const [shown] = await presentLives(context, [row]);
  if (!shown) throw new ApiError('not_found');
  const { db, media, passes, viewer } = context;
  const viewerId = viewer?.accountId ?? null;
  const moderates = mayModerate(context, row);
  const people = (table: typeof liveModerator | typeof liveSilenced) =>
    listPeopleOf(db, table, { liveId: id, viewerId });
  const pinned = row.pinnedId
    ? await findLiveMessages(db, id, { only: row.pinnedId, viewerId })
    : [];
  const [pinnedMessage = null] = presentMessages(context, row, pinned);
  const pass = passes.issue(media.lives.pathOf(id), {
    ...{ kind: 'live', id, viewerId: viewerId ?? VISITOR_ID },
  });
  const canBeWatched = row.startedAt !== null && (row.endedAt === null || row.replay);
  return {
    ...shown,
    playlist: canBeWatched
      ? { live: media.lives.urlOf(id, pass, 'live'), all: media.lives.urlOf(id, pass, 'all') }
      : null,
    chapters: row.endedAt ? await listChapters(db, id) : [],
    slowSeconds: row.slowSeconds,
    pinned: pinnedMessage,
    moderates,
    silenced: row.isSilenced,
    reminded: row.isReminded,
    moderators: (await people(liveModerator)).map((each) => presentCard(context, each)),
    silencedPeople: moderates
      ? (await people(liveSilenced)).map((each) => presentCard(context, each))
      : [],
  };
}

/** Also for people who may not know whether it exists. */
export async function requireLive(context: Reader, id: string): Promise<LiveRow> {
  const row = await findLive(context.db, id, readingOf(context));
  if (!row) throw new ApiError('not_found', { message: GONE });
  return row;
}

/** Someone else's live is as good as none. */
export async function requireOwnLive(context: Reader, id: string): Promise<LiveRow> {
  const row = await requireLive(context, id);
  if (row.accountId !== context.viewer?.accountId)
    throw new ApiError('not_found', { message: GONE });
  return row;
}

export function mayModerate({ viewer }: Pick<Reader, 'viewer'>, row: LiveRow): boolean {
  return viewer !== null && (row.accountId === viewer.accountId || row.isModerator);
}

export function readingOf({ clock, viewer }: Pick<Reader, 'clock' | 'viewer'>) {
  return { viewerId: viewer?.accountId ?? null, now: clock.now() };
}

const GONE = 'Esta live não está mais disponível.';

/** What the media service knows is newer: a job takes it over within a minute. */
export function currentState(
  row: Pick<LiveRow, 'startedAt' | 'endedAt' | 'endReason'>,
  media: MediaState | undefined,
): { state: LiveState; endedAt: Date | null; endReason: LiveEndReason | null } {
  const { startedAt, endedAt, endReason } = row;
  if (endedAt) return { state: 'ended', endedAt, endReason };
  if (!startedAt) return { state: 'waiting', endedAt, endReason };
  if (media?.state === 'ended') {
    return { state: 'ended', endedAt: media.endedAt, endReason: media.endReason };
  }
  return { state: media?.state === 'onAir' ? 'onAir' : 'away', endedAt, endReason };
}

function presentOne(
  context: Reader,
  row: LiveRow,
  media: MediaState | undefined,
  events: ReadonlyMap<string, string>,
): Live {
  const { id, title, description, sport, audience, replay, viewers, mostViewers, reactions } = row;
  const { state, endedAt, endReason } = currentState(row, media);
  const slug = row.eventSlug ?? '';
  const event = events.get(slug);
  return {
    ...{ id, title, description, sport, audience, state, endReason, replay, reactions },
    author: presentCard(context, row),
    own: row.accountId === context.viewer?.accountId,
    still: presentStill(context, row),
    event: event === undefined ? null : { slug, title: event },
    startsAt: row.startsAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    durationMs: row.endedAt ? row.durationMs : (media?.durationMs ?? 0),
    viewers: state === 'ended' ? 0 : viewers,
    mostViewers: Math.max(mostViewers, viewers),
  };
}

/** Always restricted: who may see the live may see it. */
function presentStill({ media, passes, viewer }: Reader, { id, still }: LiveRow) {
  if (!still) return null;
  const viewerId = viewer?.accountId ?? VISITOR_ID;
  return presentFile(media, still, passes.issue(still.path, { kind: 'live', id, viewerId }));
}
