import type { Message } from '@arquiba/contract/messages';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatMoment } from '../../ui/format-age.ts';
import { Check } from '../../ui/icons/check.tsx';
import { CheckCheck } from '../../ui/icons/check-check.tsx';
import { CircleExclamationPoint } from '../../ui/icons/circle-exclamation-point.tsx';
import { Clock } from '../../ui/icons/clock.tsx';
import { EllipsisVertical } from '../../ui/icons/ellipsis-vertical.tsx';
import { type LogEntry, timeOf } from './log-entries.ts';
import { isOnlyEmoji, MessageContent } from './message-content.tsx';
import { RECEIPT_WORDS, type Receipt } from './receipt.ts';
import { useLongPress } from './use-long-press.ts';

export interface BubbleActs {
  /** `place` is what the menu opens at. */
  onMenu(message: Message, place: HTMLElement): void;
  onReact(message: Message, reaction: Message['reactions'][number]['reaction']): void;
  onJump(seq: number): void;
  onRetry(clientId: string): void;
  onDrop(clientId: string): void;
}

interface MessageBubbleProps extends BubbleActs {
  entry: LogEntry;
  /** The sender, in conversations of several people. */
  author: ProfileCard | null;
  /** The name of the sender, for those who cannot see on which side it is. */
  name: string;
  /** The name of who wrote the message that this one answers. */
  answeredName: string;
  receipt: Receipt | null;
  /** Shows the receipt in words too. */
  isLastOwn: boolean;
  isHighlighted: boolean;
  viewer: string;
}

/** A message with its time, its receipt, its reactions and the button of its menu. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { entry, author, name, receipt, isHighlighted } = props;
  const { message, own, begins, ends, waiting } = entry;
  const press = useLongPress((bubble) => {
    if (!waiting && !message.unsent) props.onMenu(message, bubble);
  });
  const bare = isOnlyEmoji(message) && !message.unsent;
  return (
    <div className={cx('group flex gap-2', own && 'flex-row-reverse', begins ? 'mt-3' : 'mt-0.5')}>
      {author && (
        <span className="w-9 flex-none self-end">
          {ends && <Avatar username={author.username} picture={author.avatar} size="sm" />}
        </span>
      )}
      <div
        className={cx(
          'flex min-w-0 max-w-[80%] flex-col sm:max-w-[72%]',
          own ? 'items-end' : 'items-start',
        )}
      >
        {author && begins && <p className="mb-0.5 px-3 text-xs font-semibold text-muted">{name}</p>}
        <div
          {...press}
          className={cx(
            'relative flex max-w-full flex-col rounded-lg p-1 text-[0.9375rem] transition pointer-coarse:select-none [-webkit-touch-callout:none]',
            !bare && (own ? 'bg-orange-soft' : 'bg-sunken'),
            own ? 'rounded-br-sm' : 'rounded-bl-sm',
            !begins && (own ? 'rounded-tr-sm' : 'rounded-tl-sm'),
            waiting && 'opacity-80',
            isHighlighted && 'ring-2 ring-orange',
          )}
        >
          <span className="sr-only">{own ? 'Você' : name}: </span>
          <Answered {...props} />
          {message.unsent ? (
            <p className="px-3 py-1 text-muted italic">Mensagem apagada</p>
          ) : (
            <MessageContent message={message} />
          )}
          <p className="flex items-center justify-end gap-1 px-2 text-2xs text-muted">
            {message.editedAt && !message.unsent && <span>editada</span>}
            <time dateTime={message.createdAt} title={formatMoment(new Date(message.createdAt))}>
              {timeOf(message.createdAt)}
            </time>
            {receipt && <ReceiptMark receipt={receipt} inWords={props.isLastOwn} />}
          </p>
          {!waiting && !message.unsent && <OptionsButton {...props} />}
        </div>
        <Reactions {...props} />
        {waiting?.refused && <Refused {...props} why={waiting.refused} />}
      </div>
    </div>
  );
});

/** Reached by the arrow keys in the conversation, or by hovering. */
function OptionsButton({ entry: { message, own }, onMenu }: MessageBubbleProps) {
  return (
    <button
      type="button"
      data-options=""
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label="Opções da mensagem"
      title="Opções da mensagem"
      onClick={({ currentTarget }) => onMenu(message, currentTarget)}
      className={cx(
        'absolute top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-pill text-muted opacity-0 transition group-hover:opacity-100 hover:bg-accent-soft hover:text-ink focus-visible:opacity-100 [&_.lucide]:size-4.5',
        'pointer-coarse:hidden pointer-coarse:focus-visible:grid',
        own ? 'right-full' : 'left-full',
      )}
    >
      <EllipsisVertical />
    </button>
  );
}

function Answered({ entry: { message }, answeredName, onJump }: MessageBubbleProps) {
  const { replyTo, unsent } = message;
  if (!replyTo || unsent) return null;
  return (
    <button
      type="button"
      onClick={() => onJump(replyTo.seq)}
      className="m-1 block rounded-md border-l-3 border-orange bg-raised/70 px-3 py-1.5 text-left text-sm -outline-offset-2 hover:bg-raised"
    >
      <span className="block font-semibold">
        <span className="sr-only">Resposta a </span>
        {answeredName}
      </span>
      <span className="line-clamp-2 text-muted wrap-anywhere">{replyTo.excerpt}</span>
    </button>
  );
}

function Reactions({ entry: { message }, viewer, onReact }: MessageBubbleProps) {
  if (message.reactions.length === 0) return null;
  return (
    <ul aria-label="Reações" className="relative z-[1] -mt-1.5 flex flex-wrap gap-1 px-2">
      {message.reactions.map(({ reaction, by }) => (
        <li key={reaction}>
          <button
            type="button"
            aria-pressed={by.includes(viewer)}
            aria-label={`${reaction}, ${by.length}`}
            title={by.map((username) => `@${username}`).join(', ')}
            onClick={() => onReact(message, reaction)}
            className="touch flex h-6 items-center gap-1 rounded-pill border border-line bg-raised px-1.5 text-sm aria-pressed:border-orange"
          >
            {reaction}
            {by.length > 1 && <span className="numeral text-xs">{by.length}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

const MARKS: Record<Receipt, ReactNode> = {
  waiting: <Clock className="size-3.5" />,
  refused: <CircleExclamationPoint className="size-3.5 text-card-red" />,
  sent: <Check className="size-3.5" />,
  delivered: <CheckCheck className="size-3.5" />,
  seen: <CheckCheck className="size-3.5 text-orange-ink" />,
};

function ReceiptMark({ receipt, inWords }: { receipt: Receipt; inWords: boolean }) {
  const words = RECEIPT_WORDS[receipt];
  return (
    <span title={words} className="inline-flex items-center gap-1">
      {MARKS[receipt]}
      <span className={cx(!(inWords && receipt === 'seen') && 'sr-only')}>{words}</span>
    </span>
  );
}

function Refused({ entry, why, onRetry, onDrop }: MessageBubbleProps & { why: string }) {
  const { clientId } = entry.message;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-sm">
      <p className="text-card-red">Não enviada. {why}</p>
      <Button tone="ghost" size="sm" onClick={() => onRetry(clientId)}>
        Tentar de novo
      </Button>
      <Button tone="ghost" size="sm" onClick={() => onDrop(clientId)}>
        Apagar
      </Button>
    </div>
  );
}
