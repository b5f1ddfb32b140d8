import type { SQLWrapper } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { announceOwn } from '../../platform/outbox.ts';
import { postCreated } from './topics.ts';

/** A post or repost on its way to those who should have it. */
export interface Spreading {
  post: { id: string; authorId: string; repostOf: string | null };
  announcement: string;
}

/**
 * In the transaction that publishes, in one statement with those that are still to be made;
 * `spreadPost` goes on after it.
 */
export async function beginToSpread(
  tx: Transaction,
  post: Spreading['post'],
  together: readonly SQLWrapper[] = [],
): Promise<Spreading> {
  const { id: postId, authorId } = post;
  return { post, announcement: await announceOwn(tx, postCreated, { postId, authorId }, together) };
}

/** It is published, whatever happens here: where this fails, a job does it. */
export async function spreadPost(
  services: Pick<Services, 'db' | 'clock' | 'realtime' | 'hooks' | 'log'>,
  { post, announcement }: Spreading,
): Promise<void> {
  try {
    await services.hooks.postPublished(services, post, announcement);
  } catch (error) {
    services.log.warn({ err: error, postId: post.id }, 'a post is sent later');
  }
}
