import type { Post } from '@arquiba/contract/posts';
import { memo, useRef, useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { useFollowing } from '../../follows/public/following.ts';
import { useLatestPost } from '../../reactions/public/changed-posts.ts';
import { useLivePost } from '../../reactions/public/use-live-post.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PostCard } from '../post-card.tsx';
import { PostFooter, useLike } from '../post-footer.tsx';
import { PostMenu } from './post-menu.tsx';

// For pages that lay a post out in another way. From here, so that all actions of a post stay one file.
export { openSendDialog } from './send-post.tsx';
export { PostMenu };

// Most posts contain none of these.
const rareParts = () => import('./rare-parts.tsx');
const PostOrigin = lazyPart(async () => ({ default: (await rareParts()).PostOrigin }), {
  preload: true,
});
const PostMarks = lazyPart(async () => ({ default: (await rareParts()).PostMarks }), {
  preload: true,
});
const PostAbout = lazyPart(async () => ({ default: (await rareParts()).PostAbout }), {
  preload: true,
});
const PostExtra = lazyPart(async () => ({ default: (await rareParts()).PostExtra }), {
  preload: true,
});

interface PostItemProps {
  post: Post;
  /** The first post of a screen. */
  priority?: boolean | undefined;
  /** Shows the follow button; for pages that have none of their own. */
  followable?: boolean | undefined;
  /** In the list of its group, which is not named then. */
  inGroup?: boolean | undefined;
  /** Shows the whole text, however long. */
  whole?: boolean | undefined;
}

/** A post with all its actions. Memoized: a list that grows renders only its new posts. */
export const PostItem = memo(function PostItem(props: PostItemProps) {
  const { post: loaded, priority, followable = true, inGroup, whole } = props;
  const post = useLatestPost(loaded);
  const { author, createdAt, text, mentions, media, own } = post;
  const card = useRef<HTMLElement>(null);
  const like = useLike(post.id);
  useLivePost(card, post.id);
  const followed = useFollowing(author.username, author.following) !== 'no';
  // Not for authors who are already followed. After a press the button stays, so that it can be undone.
  const [offered] = useState(followable && !followed && !own);
  return (
    <PostCard
      ref={card}
      {...{ author, createdAt, text, mentions, media, priority, whole }}
      to={`/post/${post.id}`}
      live={author.live}
      above={
        (post.repost || post.group || (!followable && post.pinned)) && (
          <PostOrigin {...{ post, inGroup }} pinned={!followable && post.pinned} />
        )
      }
      marks={(post.editedAt || post.audience !== 'public') && <PostMarks post={post} />}
      about={(post.place || post.tagged.length > 0) && <PostAbout post={post} />}
      follow={offered && <FollowButton {...author} look="plain" />}
      menu={<PostMenu post={post} />}
      extra={
        (post.poll || post.event || post.quoted || post.quoteGone) && <PostExtra post={post} />
      }
      footer={<PostFooter post={post} />}
      onDoubleTap={() => like(true)}
    />
  );
});
