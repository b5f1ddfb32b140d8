import type { listProfilePosts as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { listByAuthor, listTagged, listVideosByAuthor } from './author-queries.ts';
import { presentPosts } from './public/present-posts.ts';

const LISTS = { all: listByAuthor, video: listVideosByAuthor, tagged: listTagged };

/** The pinned post comes first on the first page, and is not repeated below. */
export const listProfilePosts: Operation<typeof route> = async (context, input) => {
  const { username, kind, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const viewerId = context.viewer?.accountId ?? null;
  const listOf = (name: string) =>
    LISTS[kind](context.db, { username: name, viewerId, before, limit: limit + 1 });
  // Both at once. If the profile has changed its username, the list is read again under the new one.
  const asked = username.toLowerCase();
  const [author, listed] = await Promise.all([resolveUsername(context, username), listOf(asked)]);
  const { shared, pinnedPostId } = author;
  if (!shared) return { items: [], nextCursor: null };
  const rows = author.username === asked ? listed : await listOf(author.username);
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  const pinned = kind === 'all' ? pinnedPostId : null;
  const others = ids.filter((id) => id !== pinned);
  const shown = pinned !== null && cursor === undefined ? [pinned, ...others] : others;
  return { items: await presentPosts(context, shown), nextCursor: page.nextCursor };
};
