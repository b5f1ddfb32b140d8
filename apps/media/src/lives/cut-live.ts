import type { LiveCut } from '@arquiba/media-contract/port';
import { giveRoomBack } from '../accounts/space.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { deleteOutside, lockEnded, setCut } from './cut-queries.ts';
import { findSegments, type SegmentRow } from './queries.ts';

interface Part {
  fromMs: number;
  toMs: number;
  shortestMs: number;
}

/** Whole segments only, so what is left is never more than what was asked for. */
export async function cutLive(
  services: MediaServices,
  accountId: string,
  id: string,
  part: Part,
): Promise<LiveCut | null> {
  const done = await inTransaction(services.pool, async (client) => {
    const cutMs = await lockEnded(client, accountId, id);
    if (cutMs === null) return null;
    const kept = keptOf(await findSegments(client, accountId, id, null), cutMs, part);
    const [first, last] = [kept.segments[0], kept.segments.at(-1)];
    if (!first || !last || kept.durationMs < part.shortestMs) return null;
    const range = { first: first.number, last: last.number };
    await setCut(client, accountId, id, { ...kept, ...range });
    const deleted = await deleteOutside(client, accountId, id, range);
    await giveRoomBack(client, accountId, deleted.files);
    const until = new Date(last.beganAt.getTime() + last.durationMs);
    const { durationMs } = kept;
    return {
      keys: deleted.keys,
      cut: { cutMs: kept.cutMs, durationMs, from: first.beganAt, until },
    };
  });
  if (!done) return null;
  await deleteContent(services, done.keys);
  return done.cut;
}

/** The segments that are wholly in a part, and where they begin. */
function keptOf(all: readonly SegmentRow[], cutMs: number, { fromMs, toMs }: Part) {
  let at = cutMs;
  const timed = all.map((segment) => {
    const startsAt = at;
    at += segment.durationMs;
    return { segment, startsAt, endsAt: at };
  });
  const inside = timed.filter(({ startsAt, endsAt }) => startsAt >= fromMs && endsAt <= toMs);
  const segments = inside.map(({ segment }) => segment);
  return {
    segments,
    cutMs: inside[0]?.startsAt ?? cutMs,
    durationMs: segments.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
}
