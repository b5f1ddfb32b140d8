import { ApiError } from '@arquiba/contract/errors';
import { publishNotified } from '../../notifications/public/notify.ts';
import type { SessionContext } from '../../platform/context.ts';
import { newId } from '../../platform/database/database.ts';
import { orNotFound } from '../change-visible-post.ts';
import { publishCounts } from '../public/publish-counts.ts';
import { countedChanges } from './queries.ts';

/**
 * Likes a post that the viewer may see, removes the like, or records that it was sent on. Doing it twice
 * counts once. If something changed, the new counters are published. Returns the counter after the change.
 */
export async function countOnPost(
  context: SessionContext,
  postId: string,
  what: keyof typeof countedChanges,
): Promise<number> {
  const { db, viewer, clock, log } = context;
  const now = clock.now();
  const values = { postId, viewerId: viewer.accountId, now, noticeId: newId(now) };
  const [row] = await orNotFound(countedChanges[what](db, values));
  if (!row) throw new ApiError('not_found');
  if (row.changed) publishCounts(context, postId);
  if (row.told) {
    const type = what === 'unlike' ? 'notices-withdrawn' : 'notified';
    await publishNotified(context, db, [row.told], type).catch((error) =>
      log.warn({ err: error }, 'news of a like got lost'),
    );
  }
  return row.count;
}
