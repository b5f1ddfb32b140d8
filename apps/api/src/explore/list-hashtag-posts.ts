import type { listHashtagPosts as route } from '@arquiba/contract/explore';
import { foldText } from '@arquiba/contract/linkify';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { countByHashtag, listByHashtag } from './queries.ts';

export const listHashtagPosts: Operation<typeof route> = async (context, input) => {
  const [before] = readCursor(input.cursor, ['id']) ?? [LARGEST_ID];
  const tag = foldText(input.tag);
  const viewerId = context.viewer?.accountId ?? null;
  const query = { viewerId, tag, before, limit: input.limit + 1 };
  const [rows, posts] = await Promise.all([
    listByHashtag(context.db, query),
    input.cursor ? null : countByHashtag(context.db, tag),
  ]);
  const page = takePage(rows, input.limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  const items = await presentPosts(context, ids, { wanted: true });
  const name = mostFrequent(page.items.map((row) => row.spelling));
  return { items, name, posts, nextCursor: page.nextCursor };
};

/** The most frequent one; of several, the newest. */
function mostFrequent(words: readonly string[]): string | null {
  const same = Map.groupBy(words, (word) => word).values();
  const [most] = [...same].sort((one, other) => other.length - one.length);
  return most?.[0] ?? null;
}
