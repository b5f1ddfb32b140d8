import { ApiError } from '@arquiba/contract/errors';
import type { listOpenPosts as route } from '@arquiba/contract/profile-posts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { listByAuthor } from './author-queries.ts';
import { presentPosts } from './public/present-posts.ts';

const MOST = 30;

/** Read as a visitor: the answer is the same for everyone and holds only public posts. */
export const listOpenPosts: Operation<typeof route> = async (context, { username }) => {
  const visitor = { ...context, viewer: null };
  const { accountId, shared, ...named } = await resolveUsername(visitor, username);
  const author = shared && (await loadProfileCards(visitor, [accountId])).get(accountId);
  if (!author) throw new ApiError('not_found');
  const rows = await listByAuthor(context.db, {
    ...{ username: named.username, viewerId: null, before: LARGEST_ID, limit: MOST },
  });
  const posts = await presentPosts(
    visitor,
    rows.map(({ id }) => id),
  );
  // Without reposts: they are in their authors' own feeds.
  return { author, items: posts.filter(({ repost }) => repost === null) };
};
