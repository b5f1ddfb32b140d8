import { ApiError } from '@arquiba/contract/errors';
import { LIVE_MAX_HOURS } from '@arquiba/contract/live-views';
import type * as contract from '@arquiba/contract/lives';
import { MediaError } from '@arquiba/media-contract/errors';
import type { LiveGrant } from '@arquiba/media-contract/port';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { presentLive, type Reader, requireOwnLive } from './present-lives.ts';
import { liveStarted, stillWanted } from './public/topics.ts';
import { publishList, publishToLive } from './publish-to-live.ts';
import { setEnded, setStarted } from './queries.ts';
import { findSettings } from './read-queries.ts';

export const askForAir: Operation<typeof contract.askForAir> = async (context, { id }) => {
  const { media, viewer, memberQuota } = context;
  const { most } = await requireMayAir(context, id);
  try {
    const ticket = await media.lives.issueTicket(
      grantOf({ liveId: id, accountId: viewer.accountId, most, memberQuota }),
    );
    return { socketUrl: media.lives.socketUrl(), ticket };
  } catch (error) {
    if (!(error instanceof MediaError && error.code === 'authorization_failed')) throw error;
    throw new ApiError('not_allowed', { message: OVER });
  }
};

/** One's own live that is not over, while the operator lets people go on air. */
export async function requireMayAir(context: Reader, id: string): Promise<{ most: number }> {
  const row = await requireOwnLive(context, id);
  if (row.endedAt) throw new ApiError('not_allowed', { message: OVER });
  const { enabled, most } = await findSettings(context.db);
  if (!enabled) throw new ApiError('not_allowed', { message: LIVES_ARE_OFF });
  return { most };
}

/** What a broadcaster may do, however the pictures come. */
export function grantOf({
  liveId,
  accountId,
  most,
  memberQuota,
}: {
  liveId: string;
  accountId: string;
  most: number;
  memberQuota: number;
}): LiveGrant {
  const space = { name: accountId, quotaBytes: memberQuota };
  return { liveId, longestSeconds: LIVE_MAX_HOURS * 3600, most, space };
}

export const confirmAir: Operation<typeof contract.confirmAir> = async (context, { id }) => {
  const { media } = context;
  await requireOwnLive(context, id);
  const state = (await media.lives.describe([id])).get(id)?.state;
  if (state !== 'onAir') {
    throw new ApiError('not_allowed', { message: 'Ainda não chegou nenhuma imagem desta live.' });
  }
  await showLive(context, id);
  return presentLive(context, id);
};

/** Pictures have come: everyone who may see it does. */
export async function showLive(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    if (!(await setStarted(tx, id, clock.now()))) return;
    await announce(tx, liveStarted, { id });
    await announce(tx, stillWanted, { id });
  });
  await publishToLive(services, id, 'changed');
  await publishList(services);
}

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

export const LIVES_ARE_OFF = 'As lives estão desligadas no momento.';
const OVER = 'Esta live já terminou.';
