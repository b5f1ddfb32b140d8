import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { addBlock, listBlocks, removeBlock } from '../profiles/public/block-edge.ts';
import { presentCard } from '../profiles/public/card-columns.ts';
import { resolveOther } from './resolve-other.ts';

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

export const blockProfile: Operation<typeof contract.blockProfile> = async (
  context,
  { username },
) => {
  const blockedId = await resolveOther(context, username, 'bloquear');
  const pair = { blockerId: context.viewer.accountId, blockedId };
  await context.db.transaction((tx) => addBlock(tx, pair, context.clock.now()));
};

export const unblockProfile: Operation<typeof contract.unblockProfile> = async (
  { db, viewer },
  { username },
) => {
  const found = await removeBlock(db, viewer.accountId, username.toLowerCase());
  if (!found) throw new ApiError('not_found');
};
