import type { Comment } from '@arquiba/contract/comments';
import type { Services } from '../platform/context.ts';
import { tellCounts } from '../posts/public/tell-counts.ts';

/**
 * Tells those who look at a post which comment is new, changed or gone. What it says is not told: they
 * ask for it, and are judged. To be called after the commit.
 */
export async function tellComment(
  services: Pick<Services, 'db' | 'realtime' | 'log'>,
  { id, postId, parentId }: Pick<Comment, 'id' | 'postId' | 'parentId'>,
  happened: 'added' | 'changed' | 'removed',
): Promise<void> {
  const { db, realtime, log } = services;
  tellCounts(services, postId);
  try {
    const event = { type: 'comment', happened, id, parentId };
    await realtime.publish(db, `post:${postId}`, event);
  } catch (error) {
    log.warn({ err: error }, 'news of a comment got lost');
  }
}
