import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { visibleTo } from '../posts/public/visible-post.ts';
import { post } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';

interface PostSearch {
  viewerId: string | null;
  /** Words without blanks, letters and digits only. */
  words: readonly string[];
  before: string;
  limit: number;
  filter: PostFilter;
}

export interface PostFilter {
  authorId?: string | undefined;
  /** The smallest id of the period, and the first one after it. */
  from?: string | undefined;
  end?: string | undefined;
}

/**
 * Posts that have all these words, or others of the same stem, newest first; the last word may be a prefix.
 * Not prepared: a rare word and one in every post need different plans.
 */
export function searchPosts(db: Queryable, search: PostSearch) {
  const { viewerId, words, before, limit, filter } = search;
  const last = words.at(-1) ?? '';
  const whole = sql`plainto_tsquery('public.portuguese_folded', ${words.join(' ')})`;
  const begun = sql`(plainto_tsquery('public.portuguese_folded', ${words.slice(0, -1).join(' ')})
    && to_tsquery('simple', ${`${last}:*`}))`;
  return db
    .select({ id: post.id })
    .from(post)
    .innerJoin(
      profile,
      and(eq(profile.accountId, post.authorId), visibleTo(sql`${viewerId}::bigint`)),
    )
    .where(
      and(
        sql`to_tsvector('public.portuguese_folded', ${post.text}) @@ (${whole} || ${begun})`,
        sql`${post.audience} = 'public' AND ${post.repostOf} IS NULL`,
        lt(post.id, before),
        filter.authorId === undefined ? undefined : eq(post.authorId, filter.authorId),
        filter.from === undefined ? undefined : gte(post.id, filter.from),
        filter.end === undefined ? undefined : lt(post.id, filter.end),
      ),
    )
    .orderBy(desc(post.id))
    .limit(limit);
}
