import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { isVisiblePost } from '../../posts/public/visible-post.ts';
import { event } from '../tables.ts';

/** The posts that announce these events, by slug; without what the viewer may not see. */
export async function findPostsOfEvents(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: event.slug, postId: event.postId })
    .from(event)
    .where(
      and(
        inArray(event.slug, [...slugs]),
        isVisiblePost(event.postId, sql`${viewer?.accountId ?? null}::bigint`),
      ),
    );
  return new Map(rows.map(({ slug, postId }) => [slug, postId]));
}
