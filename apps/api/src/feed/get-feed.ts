import type { getFeed as route } from '@arquiba/contract/feed';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { listNewest, listNewestMedia, listNewestVideos } from './queries.ts';

export const getFeed: Operation<typeof route> = async (context, { kind, cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await lists[kind](context.db, { viewerId, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  return { items: await presentPosts(context, ids, { wanted: true }), nextCursor: page.nextCursor };
};

const lists = { all: listNewest, video: listNewestVideos, media: listNewestMedia };
