import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/safety';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { presentCard } from '../public/present-card.ts';
import { resolveOther } from '../public/resolve-username.ts';
import { inDays } from './in-days.ts';
import { listMutes, removeMute, setMute } from './queries.ts';

export const listMuted: Operation<typeof contract.listMuted> = async (
  context,
  { cursor, limit },
) => {
  const { db, clock, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { muterId: viewer.accountId, now: clock.now(), before, limit: limit + 1 };
  const rows = await listMutes(db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.accountId]);
  return {
    items: items.map((row) => ({
      ...presentCard(context, row),
      until: row.until?.toISOString() ?? null,
    })),
    nextCursor,
  };
};

export const muteProfile: Operation<typeof contract.muteProfile> = async (
  context,
  { username, days },
) => {
  const { db, clock, viewer } = context;
  const mutedId = await resolveOther(context, username, 'silenciar');
  const createdAt = clock.now();
  const until = inDays(createdAt, days);
  await setMute(db, { muterId: viewer.accountId, mutedId, until, createdAt });
  return { until: until?.toISOString() ?? null };
};

export const unmuteProfile: Operation<typeof contract.unmuteProfile> = async (
  { db, viewer },
  { username },
) => {
  const found = await removeMute(db, viewer.accountId, username.toLowerCase());
  if (!found) throw new ApiError('not_found');
};
