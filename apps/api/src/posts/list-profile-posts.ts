import type { listProfilePosts as route } from '@arquiba/contract/posts';
import { LARGEST_ID } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { readCursor, takePage } from '../platform/pagination.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { presentPosts } from './public/present-posts.ts';
import { listByAuthor, listVideosByAuthor } from './queries.ts';

export const listProfilePosts: Operation<typeof route> = async (context, input) => {
  const { username, kind, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const { accountId: authorId, shared } = await resolveUsername(context, username);
  if (!shared) return { items: [], nextCursor: null };
  const list = kind === 'video' ? listVideosByAuthor : listByAuthor;
  const rows = await list(context.db, { authorId, before, limit: limit + 1 });
  const page = takePage(rows, limit, (row) => [row.id]);
  const ids = page.items.map((row) => row.id);
  return { items: await presentPosts(context, ids), nextCursor: page.nextCursor };
};
