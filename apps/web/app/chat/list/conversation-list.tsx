import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Conversation, ConversationBox } from '@arquiba/contract/conversations';
import { may } from '@arquiba/contract/permissions';
import { useEffect, useRef } from 'react';
import { Form, useLocation, useParams, useSubmit } from 'react-router';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { withParameter } from '../../list-page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { SquarePen } from '../../ui/icons/square-pen.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Page } from '../../ui/pages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ProfileRowSkeleton } from '../../ui/skeletons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { boxPath } from '../chat-paths.ts';
import { latestUnreadCount } from '../public/unread-count.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations } from './use-conversations.ts';
import { VisitorsRow } from './visitors-row.tsx';

const NewConversation = lazyPart(() => import('./new-conversation.tsx'));
const FoundMessages = lazyPart(() => import('./found-messages.tsx'));

const PAUSE_MS = 300;
const EMPTY: Record<ConversationBox, string> = {
  inbox: 'Você ainda não tem conversas.',
  requests: 'Nenhum pedido de conversa.',
  archived: 'Nada arquivado.',
  shop: 'Ninguém escreveu para a loja.',
};

interface ConversationListProps {
  account: AccountSummary;
  box: ConversationBox;
  q: string;
  first: Page<Conversation>;
  /** When the page was loaded. */
  unread: { requests: number; shop: number; visitors: number };
}

export function ConversationList({ account, box, q, first, unread }: ConversationListProps) {
  const { id: openId } = useParams();
  const location = useLocation();
  const pages = useConversations({ accountId: account.id, box, q, first });
  const known = latestUnreadCount.use();
  const { requests, shop, visitors } = known?.accountId === account.id ? known : unread;
  const Heading = openId ? 'h2' : 'h1';
  return (
    <section aria-label="Conversas" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 pt-3 pr-2 pl-4">
        <Heading className="display min-w-0 flex-1 text-2xl">Mensagens</Heading>
        <IconLink
          name="Preferências de mensagens"
          icon={<SlidersHorizontal />}
          to="/minha-conta/meus-dados/mensagens"
        />
        <IconButton
          name="Nova conversa"
          icon={<SquarePen />}
          onClick={openNew}
          className="noscript:hidden"
        />
      </div>
      <Search box={box} q={q} />
      <Tabs
        label="Caixas"
        spread
        items={[
          { label: 'Conversas', to: boxPath('inbox'), current: box === 'inbox' },
          {
            ...{ label: 'Pedidos', to: boxPath('requests'), current: box === 'requests' },
            count: requests || undefined,
          },
          { label: 'Arquivadas', to: boxPath('archived'), current: box === 'archived' },
          ...(may(account.roles, 'support')
            ? [
                {
                  ...{ label: 'Loja', to: boxPath('shop'), current: box === 'shop' },
                  count: shop + visitors || undefined,
                },
              ]
            : []),
        ]}
      />
      <div className="min-h-0 flex-1 lg:overflow-y-auto lg:overscroll-contain">
        {box === 'shop' && <VisitorsRow count={visitors} />}
        {pages.items.length === 0 && pages.nextCursor === null ? (
          <EmptyState
            art="net"
            action={
              box === 'inbox' && !q ? (
                <Button tone="secondary" onClick={openNew}>
                  Começar uma conversa
                </Button>
              ) : undefined
            }
          >
            {q ? `Nenhuma conversa com “${q}”.` : EMPTY[box]}
          </EmptyState>
        ) : (
          <>
            <ul>
              {pages.items.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationRow
                    conversation={conversation}
                    isOpen={conversation.id === openId}
                    viewer={account.username}
                  />
                </li>
              ))}
            </ul>
            {pages.nextCursor && (
              <EndOfList
                pages={pages}
                noun="conversas"
                next={withParameter(location, 'cursor', pages.nextCursor)}
                skeleton={<ProfileRowSkeleton />}
              />
            )}
          </>
        )}
        {q.length > 1 && <FoundMessages q={q} />}
      </div>
    </section>
  );
}

function openNew(): void {
  showDialog((close) => <NewConversation onClose={close} />);
}

/** Searches while one types; names in the list, and texts below it. */
function Search({ box, q }: { box: ConversationBox; q: string }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form.current, { replace: true }), PAUSE_MS);
  };
  const caixa = new URLSearchParams(boxPath(box).split('?')[1]).get('caixa');
  return (
    <Form ref={form} role="search" aria-label="Conversas e mensagens" className="px-4 pt-2 pb-1">
      {caixa && <input type="hidden" name="caixa" value={caixa} />}
      <SearchField
        name="busca"
        label="Buscar pessoas e mensagens"
        maxLength={60}
        defaultValue={q}
        onChange={search}
        onClear={search}
      />
    </Form>
  );
}
