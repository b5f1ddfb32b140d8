import type { Hooks } from '../platform/context.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { profileAudienceChanged } from './public/topics.ts';
import { endGuard } from './queries.ts';

/** Opens a profile that waited for a guardian, unless its owner wants it private. */
export const openProfile: Hooks['accountOpened'][number] = async (tx, accountId) => {
  await endGuard(tx, accountId);
  await announce(tx, profileAudienceChanged, { accountId });
};
