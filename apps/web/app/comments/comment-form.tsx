import type { AccountSummary } from '@arquiba/contract/accounts';
import { COMMENT_MAX_CHARACTERS, type Comment } from '@arquiba/contract/comments';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { charactersLeft } from '../ui/characters-left.ts';
import { cx } from '../ui/class-names.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ownAvatar } from '../viewer/own-avatar.ts';
import { useCommentDraft } from './use-comment-draft.ts';

const CommentTools = lazyPart(() => import('./comment-tools.tsx'), { preload: true });
const OptimisticComment = lazyPart(() => import('./optimistic-comment.tsx'), { preload: true });

interface CommentFormProps {
  account: AccountSummary;
  postId: string;
  /** The comment to reply to; the form then takes the focus and can be closed. */
  answered?: Comment | undefined;
  /** Lets the parent focus the field. */
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
  onSent(comment: Comment): void;
  onCancel?: (() => void) | undefined;
}

/** The form for a comment or a reply. */
export function CommentForm({ account, postId, answered, onSent, ...props }: CommentFormProps) {
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? ownField;
  const draft = useCommentDraft({
    ...{ account, postId, parentId: answered?.id, onSent },
    // Threads have one level: the mention shows which reply is answered.
    opening: answered?.parentId ? `@${answered.author.username} ` : undefined,
    onReturned() {
      field.current?.scrollIntoView({ block: 'center' });
      field.current?.focus({ preventScroll: true });
    },
  });
  const { text, optimistic, write, drop, send } = draft;
  const { tooLong, shown, said } = charactersLeft(text, COMMENT_MAX_CHARACTERS);
  const busy = optimistic !== null;
  const label = answered ? `Responder a ${answered.author.displayName}` : 'Escreva um comentário';

  const begin = useEffectEvent(() => {
    const area = field.current;
    // Text that was typed before hydration.
    if (area?.value && !text) write(area.value);
    if (!answered || !area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  });
  useEffect(() => begin(), []);

  const cancel = () => {
    drop();
    props.onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered) cancel();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <form
        aria-label={answered ? label : 'Novo comentário'}
        className={cx('flex gap-3 noscript:hidden', answered ? 'py-2' : 'px-4 py-3')}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Avatar username={account.username} picture={ownAvatar(account)} size="sm" />
        <div className="relative min-w-0 flex-1">
          <div className="rounded-card border border-line bg-surface py-2 pr-11 pl-3.5 transition focus-within:border-orange">
            <TextArea
              bare
              labelHidden
              label={label}
              ref={field}
              name="comentario"
              placeholder={answered ? `${label}…` : 'O que você achou?'}
              value={text}
              readOnly={busy}
              aria-keyshortcuts="Control+Enter"
              onChange={(event) => write(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </div>
          <CommentTools
            isReply={answered !== undefined}
            onCancel={cancel}
            {...{ draft, busy, shown, tooLong }}
          />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </form>
      {optimistic && <OptimisticComment account={account} draft={optimistic} />}
    </>
  );
}
