import type { Hooks } from '../platform/context.ts';
import { announceAll } from '../platform/jobs/outbox.ts';
import { profileAudienceChanged } from '../profiles/public/topics.ts';
import { closeGroupPosts, leavingsOfGroup } from './group-queries.ts';
import { postDeleted, postFilesDropped } from './public/topics.ts';

/** The public posts of a group become posts for its members, and so do their files. */
export const closePosts: Hooks['groupClosed'] = async (tx, groupId) => {
  const authors = await closeGroupPosts(tx, groupId);
  await announceAll(
    tx,
    profileAudienceChanged,
    authors.map((accountId) => ({ accountId })),
  );
};

/** What `deletePost` does for one post; the rows go with the group. */
export const dropPosts: Hooks['groupDeleted'] = async (tx, groupId) => {
  const posts = await leavingsOfGroup(tx, groupId);
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
};
