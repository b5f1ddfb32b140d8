import type { muteProfile as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { setMute } from '../profiles/public/mute-edge.ts';
import { inDays } from './in-days.ts';
import { resolveOther } from './resolve-other.ts';

export const muteProfile: Operation<typeof route> = async (context, { username, days }) => {
  const { db, clock, viewer } = context;
  const mutedId = await resolveOther(context, username, 'silenciar');
  const createdAt = clock.now();
  const until = inDays(createdAt, days);
  await setMute(db, { muterId: viewer.accountId, mutedId, until, createdAt });
  return { until: until?.toISOString() ?? null };
};
