import type { Hooks } from '../platform/context.ts';
import { announceAll } from '../platform/jobs/outbox.ts';
import { profileAudienceChanged } from '../profiles/public/topics.ts';
import { closeGroupPosts, deletePosts, leavingsOfGroup } from './group-queries.ts';
import { postDeleted, postFilesDropped } from './public/topics.ts';

const PORTION = 200;

/** The public posts of a group become posts for its members, and so do their files. */
export const closePosts: Hooks['groupClosed'] = async (tx, groupId) => {
  const authors = await closeGroupPosts(tx, groupId);
  await announceAll(
    tx,
    profileAudienceChanged,
    authors.map((accountId) => ({ accountId })),
  );
};

/** What `deletePost` does for one post. */
export const removeSomeGroupPosts: Hooks['removeSomeGroupPosts'] = (
  { db, clock, hooks },
  groupId,
) =>
  db.transaction(async (tx) => {
    const posts = await leavingsOfGroup(tx, groupId, PORTION);
    for (const { postId } of posts) {
      for (const hook of hooks.postDeleted) await hook(tx, postId, clock.now());
    }
    await announceAll(
      tx,
      postDeleted,
      posts.map(({ postId, authorId, texts }) => ({ postId, authorId, texts })),
    );
    await announceAll(
      tx,
      postFilesDropped,
      posts.flatMap(({ authorId: accountId, paths }) =>
        paths.length > 0 ? [{ accountId, paths }] : [],
      ),
    );
    return deletePosts(
      tx,
      posts.map(({ postId }) => postId),
    );
  });
