import type { listProfilePosts as route } from '@arquiba/contract/posts';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { listByAuthor, listTagged, listVideosByAuthor } from './author-queries.ts';
import { presentPosts } from './public/present-posts.ts';

const LISTS = { all: listByAuthor, video: listVideosByAuthor, tagged: listTagged };

/** The pinned post stands before all others of the first page, and nowhere else. */
export const listProfilePosts: Operation<typeof route> = async (context, input) => {
  const { username, kind, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const { accountId: authorId, shared, pinnedPostId } = await resolveUsername(context, username);
  if (!shared) return { items: [], nextCursor: null };
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await LISTS[kind](context.db, { authorId, viewerId, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  const pinned = kind === 'all' ? pinnedPostId : null;
  const others = ids.filter((id) => id !== pinned);
  const shown = pinned !== null && cursor === undefined ? [pinned, ...others] : others;
  return { items: await presentPosts(context, shown), nextCursor: page.nextCursor };
};
