import type { blockProfile as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { addBlock } from '../profiles/public/block-edge.ts';
import { resolveOther } from './resolve-other.ts';

export const blockProfile: Operation<typeof route> = async (context, { username }) => {
  const blockedId = await resolveOther(context, username, 'bloquear');
  const pair = { blockerId: context.viewer.accountId, blockedId };
  await context.db.transaction((tx) => addBlock(tx, pair, context.clock.now()));
};
