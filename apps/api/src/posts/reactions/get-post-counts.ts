import type { getPostCounts as route } from '@arquiba/contract/reactions';
import type { Operation } from '../../platform/calls/operation.ts';
import { visibleStates } from '../public/post-state.ts';

/** For screens that may have missed an event. */
export const getPostCounts: Operation<typeof route> = async (context, { ids }) => {
  const states = await visibleStates(context, [...new Set(ids.split(','))]);
  return { items: states.map(({ id, counts, votes }) => ({ id, counts, votes })) };
};
