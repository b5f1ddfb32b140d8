import type { ConversationMember, FullConversation } from '@arquiba/contract/conversations';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { ArrowLeft } from '../../ui/icons/arrow-left.tsx';
import { Info } from '../../ui/icons/info.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { listPath } from '../chat-paths.ts';
import { ConversationFace } from '../list/conversation-face.tsx';
import { changeListed, removeListed } from '../list/listed-conversations.ts';
import type { People } from './people-names.ts';
import { typingWords } from './typing-line.tsx';

const DetailsDialog = lazyPart(() => import('./details-dialog.tsx'));

interface ConversationHeaderProps {
  conversation: FullConversation;
  members: readonly ConversationMember[];
  typing: readonly string[];
  people: People;
  onChange(conversation: FullConversation): void;
}

/** Who one talks to, whether they are there, and what can be done with the conversation. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { conversation, members, onChange } = props;
  const { kind } = conversation;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const online = kind === 'direct' && isOnline(members, conversation);
  const showDetails = () =>
    showDialog((close) => (
      <DetailsDialog
        {...{ conversation: { ...conversation, members: [...members] }, onChange }}
        onClose={close}
      />
    ));
  return (
    <header className="flex min-h-15 items-center gap-2 border-b border-line bg-raised pt-[env(safe-area-inset-top)] pr-1 pl-1 lg:pt-0 lg:pl-4">
      <IconLink
        name="Voltar para as conversas"
        icon={<ArrowLeft />}
        to={listPath(search)}
        className="lg:hidden"
      />
      <ConversationFace conversation={conversation} online={online} size="sm" />
      <div className="min-w-0 flex-1 py-1.5">
        <h1 className="display truncate text-lg leading-tight">
          <Title conversation={conversation} />
        </h1>
        <p className="truncate text-sm text-muted">{stateWords(props, online)}</p>
      </div>
      {kind === 'group' && (
        <IconButton name="Dados da conversa" icon={<Info />} onClick={showDetails} />
      )}
      <Menu
        name="Mais opções da conversa"
        items={async () => {
          const { conversationItems } = await import('../conversation-items.tsx');
          return conversationItems({
            conversation,
            onChange(changed) {
              onChange({ ...conversation, ...changed });
              changeListed(changed);
            },
            onCleared() {
              removeListed(conversation.id);
              void navigate(listPath(search), { replace: true });
            },
          });
        }}
      />
    </header>
  );
}

function Title({ conversation: { kind, title, people } }: { conversation: FullConversation }) {
  const [person] = people;
  if (kind !== 'direct' || !person) return title;
  return (
    <Link to={`/perfil/${person.username}`} className="text-ink no-underline hover:underline">
      {title}
    </Link>
  );
}

function stateWords(props: ConversationHeaderProps, online: boolean): string {
  const { conversation, typing, people } = props;
  const { kind, memberCount } = conversation;
  if (typing.length > 0) {
    return kind === 'direct' ? 'digitando…' : typingWords(typing.map(people.nameOf));
  }
  if (kind === 'group') return memberCount === 1 ? 'Só você' : `${memberCount} pessoas`;
  if (kind === 'shop') return conversation.staff ? 'Atendimento da loja' : 'Respondemos por aqui';
  if (online) return 'online';
  return `@${conversation.people[0]?.username ?? ''}`;
}

function isOnline(members: readonly ConversationMember[], { people }: FullConversation): boolean {
  return members.some(
    ({ profile, online }) => online === true && profile.username === people[0]?.username,
  );
}

/** Above the first message. */
export function Beginning({ conversation }: { conversation: FullConversation }) {
  const { title, kind, state } = conversation;
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <ConversationFace conversation={conversation} size="lg" />
      <p className="display text-xl">{title}</p>
      <p className="max-w-80 text-sm text-muted">
        {kind === 'shop'
          ? 'Conte o que você precisa. Quem é da loja lê e responde aqui.'
          : state === 'asked'
            ? 'Vocês ainda não se seguem. A primeira mensagem chega como pedido.'
            : 'Este é o começo da conversa.'}
      </p>
    </div>
  );
}
