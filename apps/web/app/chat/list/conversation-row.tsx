import type { Conversation } from '@arquiba/contract/conversations';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Age } from '../../ui/age.tsx';
import { cx } from '../../ui/class-names.ts';
import { CountBadge, shortCount } from '../../ui/count-badge.tsx';
import { VolumeX } from '../../ui/icons/volume-x.tsx';
import { Menu } from '../../ui/menu.tsx';
import { conversationPath, listPath } from '../chat-paths.ts';
import { ConversationFace } from './conversation-face.tsx';
import { changeListed, removeListed } from './listed-conversations.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  viewer: string;
}

/** A conversation in the list: who it is with, the last words, what is unread. */
export function ConversationRow({ conversation, isOpen, viewer }: ConversationRowProps) {
  const { id, title, last, unread, muted } = conversation;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isUnread = unread > 0 && !isOpen;
  return (
    <div
      className={cx(
        'group relative flex items-center gap-3 py-2.5 pr-1 pl-4 transition hover:bg-sunken has-[a:focus-visible]:bg-sunken',
        isOpen && 'bg-orange-soft hover:bg-orange-soft',
      )}
    >
      <ConversationFace conversation={conversation} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <Link
            to={conversationPath(id, search)}
            aria-current={isOpen ? 'page' : undefined}
            className={cx(
              'min-w-0 flex-1 truncate text-ink no-underline after:absolute after:inset-0 after:content-[""]',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {title}
            {isUnread && <span className="sr-only">, {shortCount(unread)} não lidas</span>}
          </Link>
          {last && <Age at={last.createdAt} className="flex-none text-xs text-muted" />}
        </p>
        <p className="flex items-center gap-1.5 text-sm">
          <span
            className={cx(
              'min-w-0 flex-1 truncate',
              isUnread ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {last ? excerptOf(last, viewer) : 'Nenhuma mensagem ainda'}
          </span>
          {muted && <VolumeX className="size-4 text-muted" aria-label="Silenciada" />}
          {isUnread && (
            <CountBadge count={unread} className={cx(muted && 'bg-edge text-surface')} />
          )}
        </p>
      </div>
      <div className="relative">
        <Menu
          name={`Opções da conversa com ${title}`}
          className="grid size-9 flex-none place-items-center rounded-pill text-muted hover:bg-accent-soft hover:text-ink [&_.lucide]:size-4.5"
          items={async () => {
            const { conversationItems } = await import('../conversation-items.tsx');
            return conversationItems({
              conversation,
              onChange: changeListed,
              onCleared() {
                removeListed(id);
                if (isOpen) void navigate(listPath(search), { replace: true });
              },
            });
          }}
        />
      </div>
    </div>
  );
}

function excerptOf({ sender, excerpt }: NonNullable<Conversation['last']>, viewer: string): string {
  return sender === viewer ? `Você: ${excerpt}` : excerpt;
}
