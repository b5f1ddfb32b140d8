import type { Post } from '@arquiba/contract/posts';
import { useRef, useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { useFollowing } from '../../follows/public/following.ts';
import { PostPoll } from '../../polls/public/post-poll.tsx';
import { usePostState } from '../../reactions/public/reactions.ts';
import { useLivePost } from '../../reactions/public/use-live-post.ts';
import { PostCard } from '../../ui/post-card.tsx';
import { QuotedPost } from '../../ui/quoted-post.tsx';
import { PostFooter, useLike } from '../post-footer.tsx';
import { PostAbout, PostMarks, PostOrigin } from '../post-marks.tsx';
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
export function PostItem({ post, priority, followable = true, whole }: PostItemProps) {
  const { author, createdAt, text, media, own } = post;
  const card = useRef<HTMLElement>(null);
  const state = usePostState(post);
  const like = useLike(post.id);
  useLivePost(card, post.id);
  const followed = useFollowing(author.username, author.following);
  // Those one follows already need no button; one pressed here stays, so that it can be taken back.
  const [offered] = useState(followable && !followed && !own);
  return (
    <PostCard
      ref={card}
      {...{ author, createdAt, text, media, priority, whole }}
      to={`/post/${post.id}`}
      above={<PostOrigin post={post} pinnable={!followable} />}
      marks={<PostMarks post={post} />}
      about={<PostAbout post={post} />}
      follow={offered && <FollowButton {...author} look="plain" />}
      menu={<PostMenu post={post} />}
      extra={
        <>
          {state.poll && <PostPoll postId={post.id} poll={state.poll} />}
          <Quoted post={post} />
        </>
      }
      footer={<PostFooter post={post} state={state} />}
      onDoubleTap={() => like(true)}
    />
  );
}

function Quoted({ post: { quoted, quoteGone } }: { post: Post }) {
  if (!quoted && !quoteGone) return null;
  return (
    <div className="px-4 pt-1 pb-2">
      {quoted ? (
        <QuotedPost post={quoted} linked />
      ) : (
        <p className="rounded-card border border-line bg-sunken px-4 py-3 text-muted">
          A publicação citada não está disponível.
        </p>
      )}
    </div>
  );
}
