import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/safety';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { removeFollow } from '../follows/follow-edge.ts';
import type {} from '../public/hooks.ts';
import { presentCard } from '../public/present-card.ts';
import { resolveOther } from '../public/resolve-username.ts';
import { lockShownProfiles } from '../show-queries.ts';
import { insertBlock, listBlocks, removeBlock } from './queries.ts';

export const listBlocked: Operation<typeof contract.listBlocked> = async (
  context,
  { cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { blockerId: context.viewer.accountId, before, limit: limit + 1 };
  const rows = await listBlocks(context.db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.accountId]);
  return { items: items.map((row) => presentCard(context, row)), nextCursor };
};

/**
 * Blocking twice counts once. Ends follows in both directions, with both profiles locked: a follow at the
 * same time is either removed here or sees the block.
 */
export const blockProfile: Operation<typeof contract.blockProfile> = async (
  context,
  { username },
) => {
  const blockedId = await resolveOther(context, username, 'bloquear');
  const { db, clock, viewer, hooks } = context;
  const blockerId = viewer.accountId;
  await db.transaction(async (tx) => {
    await lockShownProfiles(tx, [blockerId, blockedId], 'no key update');
    await removeFollow(tx, { followerId: blockerId, followeeId: blockedId });
    await removeFollow(tx, { followerId: blockedId, followeeId: blockerId });
    await insertBlock(tx, { blockerId, blockedId, createdAt: clock.now() });
    await hooks.blockChanged(tx, context, [blockerId, blockedId]);
  });
};

export const unblockProfile: Operation<typeof contract.unblockProfile> = async (
  context,
  { username },
) => {
  const { db, viewer, hooks } = context;
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    const otherId = await removeBlock(tx, accountId, username.toLowerCase());
    if (otherId === null) throw new ApiError('not_found');
    await hooks.blockChanged(tx, context, [accountId, otherId]);
  });
};
