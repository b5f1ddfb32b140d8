import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { useFollowing } from '../../follows/public/following.ts';
import { PostCard } from '../../ui/post-card.tsx';
import { useLatestPost } from '../changed-posts.ts';
import { EditedMark } from '../edited-mark.tsx';
import { PostMenu } from '../post-menu.tsx';

interface PostItemProps {
  post: Post;
  /** The first post of a screen. */
  priority?: boolean | undefined;
  /** Offers to follow the author, where the page does not do so already. */
  followable?: boolean | undefined;
  /** Shows a long text to its end. */
  whole?: boolean | undefined;
}

/** A post with all that can be done with it. */
export function PostItem({ post: loaded, priority, followable = true, whole }: PostItemProps) {
  const post = useLatestPost(loaded);
  const { author, createdAt, text, media, own } = post;
  const followed = useFollowing(author.username, author.following) !== 'no';
  // Those one follows already need no button; one pressed here stays, so that it can be taken back.
  const [offered] = useState(followable && !followed && !own);
  return (
    <PostCard
      {...{ author, createdAt, text, media, priority, whole }}
      to={`/post/${post.id}`}
      follow={offered && <FollowButton {...author} look="plain" />}
      edited={post.editedAt && <EditedMark post={post} />}
      menu={<PostMenu post={post} />}
    />
  );
}
