import type { Services } from '../platform/context.ts';

/**
 * Tells the people who look at an event that someone answered. The event holds nothing else: clients request the
 * page, which checks their right to see it. Call it after the commit.
 */
export async function publishAnswers(
  { db, realtime, log }: Pick<Services, 'db' | 'realtime' | 'log'>,
  postId: string,
): Promise<void> {
  try {
    await realtime.publish(db, `post:${postId}`, { type: 'answers' });
  } catch (error) {
    log.warn({ err: error }, 'news of an answer got lost');
  }
}
