import type { Services } from '../../platform/context.ts';

/**
 * Tells the people who look at a post that it was edited. The event holds no text: clients request the post,
 * which checks their right to see it. Call it after the commit.
 */
export async function publishEdited(
  { db, realtime, log }: Pick<Services, 'db' | 'realtime' | 'log'>,
  postId: string,
): Promise<void> {
  try {
    await realtime.publish(db, `post:${postId}`, { type: 'edited' });
  } catch (error) {
    log.warn({ err: error }, 'news of an edit got lost');
  }
}
