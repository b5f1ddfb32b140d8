import type { Comment } from '@arquiba/contract/comments';
import type { Services } from '../platform/context.ts';
import { publishCounts } from '../posts/public/publish-counts.ts';

/**
 * Tells the people who look at a post which comment is new, changed or deleted. The event holds no text:
 * clients request the comment, which checks their right to see it. Call it after the commit.
 */
export async function publishComment(
  services: Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>,
  { id, postId, parentId }: Pick<Comment, 'id' | 'postId' | 'parentId'>,
  happened: 'added' | 'changed' | 'removed',
): Promise<void> {
  const { db, realtime, log } = services;
  publishCounts(services, postId);
  try {
    const event = { type: 'comment', happened, id, parentId };
    await realtime.publish(db, `post:${postId}`, event);
  } catch (error) {
    log.warn({ err: error }, 'news of a comment got lost');
  }
}
