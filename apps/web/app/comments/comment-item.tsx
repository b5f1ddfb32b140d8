import type { Comment } from '@arquiba/contract/comments';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthorName } from '../profiles/public/author-name.tsx';
import { ReactionButton } from '../reactions/public/reaction-button.tsx';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Heart } from '../ui/icons/heart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { keepIntent } from '../viewer/intent.ts';
import { useAccount } from '../viewer/use-site.ts';
import { commentAnchor } from './comment-anchor.ts';
import { CommentMenu } from './comment-menu.tsx';
import { setLiked, useLiked } from './public/likes.ts';

const EditForm = lazyPart(() => import('./edit-form.tsx'), {
  fallback: ({ comment: { text, mentions } }) => (
    <RichText text={text} mentions={mentions} className={TEXT} />
  ),
});

const CommentMarks = lazyPart(() => import('./comment-marks.tsx'), { preload: true });
const CommentPicture = lazyPart(() => import('./comment-picture.tsx'), { preload: true });

interface CommentItemProps {
  comment: Comment;
  /** The viewer is the author of the post. */
  ofOwnPost: boolean;
  /** The URL refers to this comment. */
  highlighted: boolean;
  /** Opens the reply form; undefined if the viewer may not comment. */
  onReply?: (() => void) | undefined;
  /** Called after the viewer has changed it. */
  onChanged(comment: Comment): void;
}

/** A comment with its actions. */
export function CommentItem(props: CommentItemProps) {
  const { comment, ofOwnPost, highlighted, onReply, onChanged } = props;
  const { id, author, text, mentions, media, createdAt, editedAt } = comment;
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  return (
    <article
      id={commentAnchor(id)}
      aria-label={`Comentário de ${author.displayName}`}
      tabIndex={-1}
      className={cx(
        'flex scroll-mt-24 gap-3 px-4 py-2 transition duration-500',
        highlighted && 'bg-accent-soft',
      )}
    >
      <Avatar username={author.username} picture={author.avatar} size="sm" className="mt-1" />
      <div className="min-w-0 flex-1">
        <header className="flex items-center gap-1">
          <p className="flex min-w-0 flex-1 items-center gap-1.5 text-[0.9375rem] whitespace-nowrap">
            <AuthorName author={author} />
            <Link
              to={`/post/${comment.postId}#${commentAnchor(id)}`}
              className="flex-none text-sm text-muted no-underline hover:underline"
            >
              <Age at={createdAt} />
            </Link>
            {editedAt && <span className="text-sm text-muted max-sm:hidden">editado</span>}
          </p>
          <CommentMenu comment={comment} onEdit={() => setEditing(true)} onChanged={onChanged} />
        </header>
        {(comment.hidden || comment.forFollowers) && <CommentMarks {...{ comment, ofOwnPost }} />}
        {editing ? (
          <EditForm
            comment={comment}
            onClose={stop}
            onSaved={(saved) => {
              stop();
              onChanged(saved);
            }}
          />
        ) : (
          text && <RichText text={text} mentions={mentions} clamp className={TEXT} />
        )}
        {media && <CommentPicture file={media} />}
        {!editing && (
          <div className="-ml-2.5 flex items-center">
            <Like comment={comment} />
            {onReply && (
              <Button
                tone="ghost"
                size="sm"
                aria-label={`Responder a ${author.displayName}`}
                className="text-muted noscript:hidden"
                onClick={onReply}
              >
                Responder
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function Like({ comment }: { comment: Comment }) {
  const account = useAccount();
  const location = useLocation();
  const navigate = useNavigate();
  const { liked, count } = useLiked(comment);
  return (
    <ReactionButton
      name={`Curtir comentário de ${comment.author.displayName}`}
      icon={<Heart className="size-4.5!" />}
      count={count}
      pressed={liked}
      tone="red"
      onPress={() => {
        if (account) void setLiked(comment.id, !liked);
        else void navigate(keepIntent({ act: 'like-comment', id: comment.id }, location));
      }}
    />
  );
}

const TEXT = 'text-[0.9375rem]';
