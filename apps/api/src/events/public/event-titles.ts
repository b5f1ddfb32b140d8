import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { isVisiblePost } from '../../posts/public/visible-post.ts';
import { event } from '../tables.ts';

/** By slug; without what the viewer may not see. */
export async function findEventTitles(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: event.slug, title: event.title })
    .from(event)
    .where(
      and(
        inArray(event.slug, [...slugs]),
        isVisiblePost(event.postId, sql`${viewer?.accountId ?? null}::bigint`),
      ),
    );
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
