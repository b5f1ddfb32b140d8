import type { Post } from '@arquiba/contract/posts';
import { useLocation, useNavigate } from 'react-router';
import { SaveButton } from '../bookmarks/public/save-button.tsx';
import { useKnownPost } from '../reactions/public/known-posts.ts';
import {
  ReactionButton,
  ReactionFace,
  ReactionLink,
  reactionLook,
  reactionName,
} from '../reactions/public/reaction-button.tsx';
import { setLiked, useLikes, useReposts } from '../reactions/public/reactions.ts';
import { Heart } from '../ui/icons/heart.tsx';
import { MessageSquare } from '../ui/icons/message-square.tsx';
import { Repeat2 } from '../ui/icons/repeat-2.tsx';
import { Send } from '../ui/icons/send.tsx';
import { Menu } from '../ui/menu.tsx';
import { type Intent, keepIntent } from '../viewer/intent.ts';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { openSendDialog } from './public/send-post.tsx';

/** The actions of a post with their counts. A like renders only its own button again. */
export function PostFooter({ post }: { post: Post }) {
  return (
    <>
      <LikeButton post={post} />
      <OtherReactions post={post} />
    </>
  );
}

function LikeButton({ post }: { post: Post }) {
  const { liked, count } = useLikes(post);
  const like = useLike(post.id);
  return (
    <ReactionButton
      name="Curtir"
      icon={<Heart />}
      count={count}
      pressed={liked}
      tone="red"
      shortcut="l"
      onPress={() => like(!liked)}
    />
  );
}

function OtherReactions({ post }: { post: Post }) {
  const { id } = post;
  const { counts, saved } = useKnownPost(post);
  return (
    <>
      <ReactionLink
        name="Comentar"
        icon={<MessageSquare />}
        count={counts.comments}
        to={`/post/${id}#comentarios`}
      />
      <ShareMenu post={post} />
      <ReactionButton
        name="Enviar"
        icon={<Send />}
        count={counts.sends}
        named
        onPress={() => openSendDialog(post)}
      />
      <span className="ml-auto">
        <SaveButton post={{ id, saved, counts }} />
      </span>
    </>
  );
}

function ShareMenu({ post }: { post: Post }) {
  const { reposted, count } = useReposts(post);
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Menu
      name={reactionName('Compartilhar', count)}
      icon={<ReactionFace icon={<Repeat2 />} count={count} />}
      className={`${reactionLook} aria-pressed:text-accent-ink`}
      pressed={reposted}
      items={async () => {
        const { shareMenuItems } = await import('./menu/share-menu-items.tsx');
        const signIn = account
          ? null
          : (intent: Intent | null) =>
              void navigate(intent ? keepIntent(intent, location) : signInPath(location));
        return shareMenuItems({ post, reposted, signIn, navigate: (to) => void navigate(to) });
      }}
    />
  );
}

/** Likes or unlikes. A visitor is sent to sign-in and back. */
export function useLike(id: string): (wanted: boolean) => void {
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  return (wanted) => {
    if (account) void setLiked(id, wanted);
    else void navigate(keepIntent({ act: 'like', id }, location));
  };
}
