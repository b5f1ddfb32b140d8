import type * as contract from '@arquiba/contract/reactions';
import type { Operation } from '../../platform/calls/operation.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { loadProfileCards } from '../../profiles/public/profile-card.ts';
import { visibleState } from '../public/post-state.ts';
import { countOnPost } from './count-on-post.ts';
import { listLikesOf } from './queries.ts';

/** Liking twice counts once. */
export const likePost: Operation<typeof contract.likePost> = async (context, { id }) => ({
  liked: true,
  likes: await countOnPost(context, id, 'like'),
});

export const unlikePost: Operation<typeof contract.unlikePost> = async (context, { id }) => ({
  liked: false,
  likes: await countOnPost(context, id, 'unlike'),
});

/** Profiles that the viewer may not see are counted, but not listed. */
export const listLikes: Operation<typeof contract.listLikes> = async (
  context,
  { id, cursor, limit },
) => {
  const before = readCursor(cursor, ['time', 'id']);
  await visibleState(context, id);
  const rows = await listLikesOf(context.db, { postId: id, before, limit: limit + 1 });
  const page = takePage(rows, limit, ({ createdAt, accountId }) => [createdAt, accountId]);
  const cards = await loadProfileCards(
    context,
    page.items.map(({ accountId }) => accountId),
  );
  return {
    items: page.items.flatMap(({ accountId }) => cards.get(accountId) ?? []),
    nextCursor: page.nextCursor,
  };
};
