import type { getPostCounts as route } from '@arquiba/contract/reactions';
import type { Operation } from '../../platform/calls/operation.ts';
import { findResults } from '../polls/result-queries.ts';
import { visibleStates } from '../public/post-state.ts';

/** For screens that may have missed an event. */
export const getPostCounts: Operation<typeof route> = async (context, { ids }) => {
  const states = await visibleStates(context, [...new Set(ids.split(','))]);
  const results = await findResults(context.db, {
    ids: states.map(({ id }) => id),
    viewerId: context.viewer?.accountId ?? null,
    now: context.clock.now(),
  });
  return {
    items: states.map(({ id, counts }) => ({ id, counts, votes: results.get(id) ?? null })),
  };
};
