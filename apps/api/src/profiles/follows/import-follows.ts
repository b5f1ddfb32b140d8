import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import { lockShown } from '../public/lock-shown.ts';
import { type ImportedFollow, insertFollows } from './import-queries.ts';

/**
 * Stores follows that were made before, all or none, without events. `follow` has the same rules; here
 * following a private profile is refused.
 */
export async function importFollows(
  { db, hooks }: Pick<Services, 'db' | 'hooks'>,
  follows: readonly ImportedFollow[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShown(tx, ...follows.flatMap((each) => [each.followerId, each.followeeId]));
    if ((await insertFollows(tx, follows)) < follows.length) throw new ApiError('not_allowed');
  });
  for (const id of new Set(follows.map((each) => each.followerId))) hooks.followsChanged(db, id);
}
