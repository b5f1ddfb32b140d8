import { ApiError } from '@arquiba/contract/errors';
import type { cutLive as route } from '@arquiba/contract/live-replays';
import { LIVE_CUT_SHORTEST_MS } from '@arquiba/contract/live-views';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { lockReplay, setCut } from './chapter-queries.ts';
import { presentLive, requireOwnLive } from './present-lives.ts';
import { stillWanted } from './public/topics.ts';
import { publishToLive } from './publish-to-live.ts';

/** What a clock in whole seconds may be behind the end. */
const NEAR_MS = 1000;

/** The media service keeps what a second try would ask for again: a cut of the same part changes nothing more. */
export const cutLive: Operation<typeof route> = async (context, { id, startMs, endMs }) => {
  const { db, media } = context;
  const { endedAt } = await requireOwnLive(context, id);
  if (!endedAt) {
    throw new ApiError('not_allowed', {
      message: 'Só uma gravação pode ser cortada: espere a live terminar.',
    });
  }
  if (startMs >= endMs) throw invalidInput({ endMs: 'O fim vem depois do começo.' });
  const old = await db.transaction(async (tx) => {
    const { cutMs, durationMs, still } = await lockReplay(tx, id);
    if (endMs >= durationMs + NEAR_MS) throw invalidInput({ endMs: 'O fim passa da gravação.' });
    const shortestMs = Math.min(LIVE_CUT_SHORTEST_MS, durationMs);
    const cut = await media.lives.cut(id, {
      ...{ fromMs: cutMs + startMs, toMs: cutMs + endMs, shortestMs },
    });
    if (!cut) {
      throw invalidInput({ endMs: 'Deixe pelo menos 3 segundos da gravação.' });
    }
    await setCut(tx, id, cut);
    await announce(tx, stillWanted, { id });
    return still;
  });
  // It may show what is gone.
  if (old) await media.remove(old.path);
  await publishToLive(context, id, 'changed');
  return presentLive(context, id);
};
