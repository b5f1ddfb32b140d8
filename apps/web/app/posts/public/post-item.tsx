import type { Post } from '@arquiba/contract/posts';
import { memo, Suspense, useRef, useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { useFollowing } from '../../follows/public/following.ts';
import { useLivePost } from '../../reactions/public/use-live-post.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PostCard } from '../post-card.tsx';
import { PostFooter, useLike } from '../post-footer.tsx';
import { PostMenu } from '../post-menu.tsx';
import { useLatestPost } from './changed-posts.ts';

// Most posts have none of these: they come when one has, and before long in any case.
const rareParts = () => import('./rare-parts.tsx');
const PostOrigin = lazyPart(rareParts, 'PostOrigin');
const PostMarks = lazyPart(rareParts, 'PostMarks');
const PostAbout = lazyPart(rareParts, 'PostAbout');
const PostExtra = lazyPart(rareParts, 'PostExtra');

interface PostItemProps {
  post: Post;
  /** The first post of a screen. */
  priority?: boolean | undefined;
  /** Offers to follow the author, where the page does not do so already. */
  followable?: boolean | undefined;
  /** Shows a long text to its end. */
  whole?: boolean | undefined;
}

/** A post with all that can be done with it. A list that grows does not draw again those that it had. */
export const PostItem = memo(function PostItem(props: PostItemProps) {
  const { post: loaded, priority, followable = true, whole } = props;
  const post = useLatestPost(loaded);
  const { author, createdAt, text, mentions, media, own } = post;
  const card = useRef<HTMLElement>(null);
  const like = useLike(post.id);
  useLivePost(card, post.id);
  const followed = useFollowing(author.username, author.following) !== 'no';
  // Those one follows already need no button; one pressed here stays, so that it can be taken back.
  const [offered] = useState(followable && !followed && !own);
  return (
    <PostCard
      ref={card}
      {...{ author, createdAt, text, mentions, media, priority, whole }}
      to={`/post/${post.id}`}
      above={
        (post.repost || (!followable && post.pinned)) && (
          <Suspense>
            <PostOrigin post={post} />
          </Suspense>
        )
      }
      marks={
        (post.editedAt || post.audience !== 'public') && (
          <Suspense>
            <PostMarks post={post} />
          </Suspense>
        )
      }
      about={
        (post.place || post.tagged.length > 0) && (
          <Suspense>
            <PostAbout post={post} />
          </Suspense>
        )
      }
      follow={offered && <FollowButton {...author} look="plain" />}
      menu={<PostMenu post={post} />}
      extra={
        (post.poll || post.quoted || post.quoteGone) && (
          <Suspense>
            <PostExtra post={post} />
          </Suspense>
        )
      }
      footer={<PostFooter post={post} />}
      onDoubleTap={() => like(true)}
    />
  );
});
