import { ApiError } from '@arquiba/contract/errors';
import type { getFeed as route } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import type { Context } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { buildHome, readHome } from './home-queries.ts';
import { listNewest, listNewestMedia, listNewestVideos } from './queries.ts';

export const getFeed: Operation<typeof route> = async (context, { kind, cursor, limit }) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await lists[kind](context, before, limit + 1);
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  const items = await presentPosts(context, ids, { wanted: true });
  return {
    items: kind === 'following' ? items.filter(isOfHome) : items,
    nextCursor: page.nextCursor,
  };
};

type List = (context: Context, before: string, limit: number) => Promise<{ id: string }[]>;

const lists: Record<'all' | 'video' | 'media' | 'following', List> = {
  all: newest(listNewest),
  video: newest(listNewestVideos),
  media: newest(listNewestMedia),
  following: async ({ db, clock, viewer }, before, limit) => {
    if (!viewer) throw new ApiError('sign_in_required');
    const query = { ownerId: viewer.accountId, before, limit, now: clock.now() };
    return (await readHome(db, query)) ?? buildHome(db, query);
  },
};

function newest(list: typeof listNewest): List {
  return ({ db, viewer }, before, limit) =>
    list(db, { viewerId: viewer?.accountId ?? null, before, limit });
}

/** Whoever is followed no more is gone at once, although their posts still lie in the home. */
function isOfHome({ author, repost }: Post): boolean {
  return (repost?.by ?? author).following !== false;
}
