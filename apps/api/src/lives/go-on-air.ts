import { ApiError } from '@arquiba/contract/errors';
import { LIVE_MAX_HOURS } from '@arquiba/contract/live-views';
import type * as contract from '@arquiba/contract/lives';
import { MediaError } from '@arquiba/media-contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { presentLive, requireOwnLive } from './present-lives.ts';
import { liveStarted } from './public/topics.ts';
import { publishList, publishToLive } from './publish-to-live.ts';
import { setEnded, setStarted } from './queries.ts';
import { findSettings } from './read-queries.ts';

export const askForAir: Operation<typeof contract.askForAir> = async (context, { id }) => {
  const { db, media, viewer, memberQuota } = context;
  const row = await requireOwnLive(context, id);
  if (row.endedAt) throw new ApiError('not_allowed', { message: OVER });
  const { enabled, most } = await findSettings(db);
  if (!enabled) {
    throw new ApiError('not_allowed', { message: 'As lives estão desligadas no momento.' });
  }
  try {
    const ticket = await media.lives.issueTicket({
      ...{ liveId: id, longestSeconds: LIVE_MAX_HOURS * 3600, most },
      space: { name: viewer.accountId, quotaBytes: memberQuota },
    });
    return { socketUrl: media.lives.socketUrl(), ticket };
  } catch (error) {
    if (!(error instanceof MediaError && error.code === 'authorization_failed')) throw error;
    throw new ApiError('not_allowed', { message: OVER });
  }
};

export const confirmAir: Operation<typeof contract.confirmAir> = async (context, { id }) => {
  const { db, clock, media } = context;
  await requireOwnLive(context, id);
  const state = (await media.lives.describe([id])).get(id)?.state;
  if (state !== 'onAir') {
    throw new ApiError('not_allowed', { message: 'Ainda não chegou nenhuma imagem desta live.' });
  }
  await db.transaction(async (tx) => {
    if (await setStarted(tx, id, clock.now())) await announce(tx, liveStarted, { id });
  });
  await publishToLive(context, id, 'changed');
  await publishList(context);
  return presentLive(context, id);
};

export const endLive: Operation<typeof contract.endLive> = async (context, { id }) => {
  const { db, clock, media } = context;
  const row = await requireOwnLive(context, id);
  if (row.endedAt) return presentLive(context, id);
  await media.lives.end(id, 'owner');
  const durationMs = (await media.lives.describe([id])).get(id)?.durationMs ?? 0;
  await setEnded(db, id, { endedAt: clock.now(), endReason: 'owner', durationMs });
  await publishToLive(context, id, 'changed');
  await publishList(context);
  return presentLive(context, id);
};

const OVER = 'Esta live já terminou.';
