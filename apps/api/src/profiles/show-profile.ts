import type { Hooks } from '../platform/context.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { countFollowsOf } from './follows/queries.ts';
import { profileAudienceChanged } from './public/topics.ts';
import { setHidden } from './show-queries.ts';

/** A hidden profile is shown to nobody, and counts as a follower of nobody. */
export const showProfile: Hooks['accountShown'][number] = async (tx, accountId, shown) => {
  if (!(await setHidden(tx, accountId, !shown))) return;
  await countFollowsOf(tx, accountId, shown ? 1 : -1);
  await announce(tx, profileAudienceChanged, { accountId });
};
