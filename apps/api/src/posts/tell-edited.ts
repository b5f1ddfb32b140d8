import type { Services } from '../platform/context.ts';

/**
 * Tells those who look at a post that it says something else now. What it says they ask for, and are
 * judged. To be called after the commit.
 */
export async function tellEdited(
  { db, realtime, log }: Pick<Services, 'db' | 'realtime' | 'log'>,
  postId: string,
): Promise<void> {
  try {
    await realtime.publish(db, `post:${postId}`, { type: 'edited' });
  } catch (error) {
    log.warn({ err: error }, 'news of an edit got lost');
  }
}
