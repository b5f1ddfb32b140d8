import type { Post } from '@arquiba/contract/posts';
import { SaveButton } from '../../bookmarks/public/save-button.tsx';
import { openSendDialog, PostMenu } from '../../posts/public/post-item.tsx';
import { useKnownPost } from '../../reactions/public/known-posts.ts';
import { ReactionButton } from '../../reactions/public/reaction-button.tsx';
import { useLikes } from '../../reactions/public/reactions.ts';
import { Heart } from '../../ui/icons/heart.tsx';
import { MessageSquare } from '../../ui/icons/message-square.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { openComments } from './open-comments.tsx';
import { useLikeReel } from './use-like-reel.ts';

/** Like, comment, send, save, and the menu of the post: over the video on a phone, beside it elsewhere. */
export function ReelActions({ post }: { post: Post }) {
  const { id } = post;
  const { counts, saved } = useKnownPost(post);
  const { liked, count } = useLikes(post);
  const like = useLikeReel();
  return (
    <div data-theme="dark" className={RAIL}>
      <ReactionButton
        name="Curtir"
        icon={<Heart />}
        count={count}
        pressed={liked}
        tone="red"
        shortcut="l"
        onPress={() => like(post, !liked)}
      />
      <ReactionButton
        name="Comentar"
        icon={<MessageSquare />}
        count={counts.comments}
        shortcut="c"
        onPress={() => openComments(post)}
      />
      <ReactionButton
        name="Enviar"
        icon={<Send />}
        count={counts.sends}
        onPress={() => openSendDialog(post)}
      />
      <SaveButton post={{ id, saved, counts }} />
      <PostMenu post={post} />
    </div>
  );
}

const RAIL =
  'absolute right-2 bottom-6 grid flex-none gap-2 bg-transparent md:static md:pb-2 noscript:hidden [&>button]:h-14 [&>button]:w-14 [&>button]:flex-col [&>button]:gap-0 [&>button]:rounded-card [&>button]:bg-night/60 [&>button]:text-chalk md:[&>button]:border md:[&>button]:border-line md:[&>button]:bg-raised [&>span>button]:h-14 [&>span>button]:w-14 [&>span>button]:flex-col [&>span>button]:gap-0 [&>span>button]:rounded-card [&>span>button]:bg-night/60 [&>span>button]:text-chalk md:[&>span>button]:border md:[&>span>button]:border-line md:[&>span>button]:bg-raised';
