import type { Comment } from '@arquiba/contract/comments';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { useAccount } from '../viewer/use-site.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Conversation } from './use-conversation.ts';
import { useReplies } from './use-replies.ts';

interface CommentThreadProps {
  top: Comment;
  conversation: Conversation;
  /** The id of the comment in the URL. */
  target: string | null;
  mayComment: boolean;
  ofOwnPost: boolean;
}

/** A comment and its replies. */
export function CommentThread(props: CommentThreadProps) {
  const { top, conversation, target, mayComment, ofOwnPost } = props;
  const account = useAccount();
  const { current, extra, take } = conversation;
  const replies = useReplies(current(top), extra);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const items = [top, ...replies.items].map(current);
  const replying = mayComment && account !== null;

  const draw = (comment: Comment) => (
    <CommentItem
      comment={comment}
      ofOwnPost={ofOwnPost}
      highlighted={comment.id === target}
      onReply={replying ? () => setAnswered(comment) : undefined}
      onChanged={take}
    />
  );
  return (
    <li>
      {items.slice(0, 1).map((comment) => (
        <div key={comment.id}>{draw(comment)}</div>
      ))}
      <div className="ml-11">
        {items.length > 1 && (
          <ul aria-label={`Respostas a ${top.author.displayName}`}>
            {items.slice(1).map((comment) => (
              <li key={comment.id}>{draw(comment)}</li>
            ))}
          </ul>
        )}
        <More replies={replies} some={items.length > 1} name={top.author.displayName} />
        {answered && account && (
          <div className="pr-4 pl-4">
            <CommentForm
              key={answered.id}
              account={account}
              postId={top.postId}
              answered={answered}
              onSent={(comment) => {
                setAnswered(null);
                take(comment);
              }}
              onCancel={() => setAnswered(null)}
            />
          </div>
        )}
      </div>
    </li>
  );
}

interface MoreProps {
  replies: Pick<ReturnType<typeof useReplies>, 'state' | 'left' | 'load'>;
  some: boolean;
  name: string;
}

function More({ replies: { state, left, load }, some, name }: MoreProps) {
  if (state === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 px-4 text-sm text-muted">
        Não foi possível carregar as respostas.
        <Button tone="ghost" size="sm" onClick={load}>
          Tentar novamente
        </Button>
      </p>
    );
  }
  if (left <= 0) return null;
  const noun = left === 1 ? 'resposta' : 'respostas';
  const label = `Ver ${some ? 'mais ' : ''}${formatCount(left)} ${noun}`;
  return (
    <Button
      tone="ghost"
      size="sm"
      busy={state === 'loading'}
      aria-label={`${label} a ${name}`}
      className="noscript:hidden"
      onClick={load}
    >
      {label}
    </Button>
  );
}
