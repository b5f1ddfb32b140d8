import { foldText } from '@arquiba/contract/linkify';
import type { Post } from '@arquiba/contract/posts';
import type { Context } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { takePage } from '../platform/database/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { isWorthCorrecting } from './learn-words.ts';
import { type PostFilter, searchPosts } from './post-search-queries.ts';
import { findCorrections } from './word-queries.ts';

interface FoundPosts {
  items: Post[];
  nextCursor: string | null;
  /** The corrected search, if no post has what was typed. */
  corrected: string | null;
}

interface Wanted {
  before?: string | undefined;
  limit: number;
  filter?: PostFilter;
}

const MOST_WORDS = 12;

export async function findPosts(
  context: Context,
  q: string,
  { before = LARGEST_ID, limit, filter = {} }: Wanted,
): Promise<FoundPosts> {
  const words =
    foldText(q)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return { items: [], nextCursor: null, corrected: null };
  const asTyped = await pageOf(context, words, { before, limit, filter });
  if (asTyped.items.length > 0) return { ...asTyped, corrected: null };
  const corrections = await findCorrections(context.db, words.filter(isWorthCorrecting));
  if (corrections.size === 0) return { ...asTyped, corrected: null };
  const likely = words.map((word) => corrections.get(word) ?? word);
  const found = await pageOf(context, likely, { before, limit, filter });
  return { ...found, corrected: found.items.length > 0 ? likely.join(' ') : null };
}

async function pageOf(
  context: Context,
  words: readonly string[],
  { limit, ...place }: { before: string; limit: number; filter: PostFilter },
) {
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await searchPosts(context.db, { viewerId, words, ...place, limit: limit + 1 });
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.id]);
  const ids = items.map((row) => row.id);
  return { items: await presentPosts(context, ids, { wanted: true }), nextCursor };
}
