import type { listHashtagPosts as route } from '@arquiba/contract/explore';
import { foldText } from '@arquiba/contract/linkify';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { listByHashtag } from './queries.ts';

export const listHashtagPosts: Operation<typeof route> = async (context, input) => {
  const [before] = readCursor(input.cursor, ['id']) ?? [LARGEST_ID];
  const tag = foldText(input.tag);
  const viewerId = context.viewer?.accountId ?? null;
  const query = { viewerId, tag, before, limit: input.limit + 1 };
  const rows = await listByHashtag(context.db, query);
  const page = takePage(rows, input.limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  return { items: await presentPosts(context, ids, { wanted: true }), nextCursor: page.nextCursor };
};
