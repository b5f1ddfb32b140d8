import type { SimplePost } from '@arquiba/contract/posts';
import { likePost, repost, undoRepost, unlikePost } from '@arquiba/contract/reactions';
import { call } from '../../api-call.ts';
import { createToggles } from '../../toggles.ts';
import { learn, useKnownPost } from './known-posts.ts';

const likes = createToggles(async (id, wanted) => {
  const { liked, likes: count } = await call(wanted ? likePost : unlikePost, { id });
  learn(id, ({ counts }) => ({ liked, counts: { ...counts, likes: count } }));
});

const reposts = createToggles(async (id, wanted) => {
  const { reposted, shares } = await call(wanted ? repost : undoRepost, { id });
  learn(id, ({ counts }) => ({ reposted, counts: { ...counts, shares } }));
});

export const { set: setLiked } = likes;
export const { set: setReposted } = reposts;

/** Whether the viewer likes a post and how many do, including pending presses. */
export function useLikes(post: SimplePost) {
  const state = useKnownPost(post);
  const liked = likes.use(post.id, state.liked);
  return { liked, count: state.counts.likes + Number(liked) - Number(state.liked) };
}

/** The same for reposts. */
export function useReposts(post: SimplePost) {
  const state = useKnownPost(post);
  const reposted = reposts.use(post.id, state.reposted);
  return { reposted, count: state.counts.shares + Number(reposted) - Number(state.reposted) };
}
