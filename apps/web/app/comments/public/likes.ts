import { type Comment, likeComment, unlikeComment } from '@arquiba/contract/comments';
import { call } from '../../api-call.ts';
import { createToggles } from '../../toggles.ts';

/** Keyed by the id of the comment. */
const likes = createToggles((id, liked) => call(liked ? likeComment : unlikeComment, { id }));

export const setLiked = likes.set;

/** Whether the viewer likes it, and how many do; both change before the server answers. */
export function useLiked({ id, liked: was, counts }: Comment) {
  const liked = likes.use(id, was);
  return { liked, count: counts.likes + Number(liked) - Number(was) };
}
