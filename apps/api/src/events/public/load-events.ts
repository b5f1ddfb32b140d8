import type { EventOfPost } from '@arquiba/contract/posts';
import type { Context } from '../../platform/context.ts';
import { presentPosts } from '../../posts/public/present-posts.ts';
import { findPostsOfEvents } from './posts-of-events.ts';

/** Events by slug, as the viewer may see them. */
export async function loadEvents(
  context: Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>,
  slugs: readonly string[],
): Promise<Map<string, EventOfPost>> {
  const events = new Map<string, EventOfPost>();
  if (slugs.length === 0) return events;
  const postIds = await findPostsOfEvents(context, slugs);
  const posts = await presentPosts(context, [...new Set(postIds.values())]);
  for (const { event } of posts) if (event) events.set(event.slug, event);
  return events;
}
