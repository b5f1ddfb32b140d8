import type { Post } from '@arquiba/contract/posts';
import { PostCard } from '../post-card.tsx';

/** A post that is being sent; it has no actions yet. */
export function OptimisticPost({
  post: { author, createdAt, text, mentions, media },
}: {
  post: Post;
}) {
  return (
    <div aria-busy="true" className="opacity-60">
      <PostCard {...{ author, createdAt, text, mentions, media }} to="" />
    </div>
  );
}
