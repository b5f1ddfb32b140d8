import { ApiError } from '@arquiba/contract/errors';
import type { Moment } from '@arquiba/contract/moment-views';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { VISITOR_ID } from '../platform/ports/file-passes.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { loadNamed, type Named, presentStickers } from './present-stickers.ts';
import { findMoment, type MomentRow } from './read-queries.ts';

type Reader = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

export async function presentMoments(
  context: Reader,
  rows: readonly MomentRow[],
): Promise<Moment[]> {
  const named = await loadNamed(context, rows);
  return rows.map((row) => presentOne(context, row, named));
}

/** Also for people who may not know whether it exists. */
export async function requireMoment(context: Reader, id: string): Promise<MomentRow> {
  const row = await findMoment(context.db, id, readingOf(context));
  if (!row) throw new ApiError('not_found', { message: GONE });
  return row;
}

/** As the viewer sees it now, or `not_found`. */
export async function presentMoment(context: Reader, id: string): Promise<Moment> {
  const row = await requireMoment(context, id);
  return presentOne(context, row, await loadNamed(context, [row]));
}

export function readingOf({ clock, viewer }: Pick<Reader, 'clock' | 'viewer'>) {
  return { viewerId: viewer?.accountId ?? null, now: clock.now() };
}

const GONE = 'Este moment não está mais disponível.';

function presentOne(context: Reader, row: MomentRow, named: Named): Moment {
  const { id, durationMs, audience, current, seen, reaction, viewers } = row;
  const viewerId = context.viewer?.accountId ?? VISITOR_ID;
  const own = row.accountId === viewerId;
  // Always restricted: when its time is over, its address opens nothing.
  const pass = context.passes.issue(row.media.path, { kind: 'moment', id, viewerId });
  return {
    ...{ id, durationMs, audience, current, own, reaction, viewers },
    seen: own || seen,
    author: presentCard(context, row),
    media: presentFile(context.media, row.media, pass),
    stickers: presentStickers(row, own, named),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    kept: row.keptAt !== null,
    achievement: achievementOf(row),
  };
}

function achievementOf(row: MomentRow): Moment['achievement'] {
  const { title, achievedOn, competition, place, medal } = row;
  if (title === null || achievedOn === null || medal === null) return null;
  return { title, date: achievedOn, competition: competition ?? '', place: place ?? '', medal };
}
