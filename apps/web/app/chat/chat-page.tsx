import {
  countUnread,
  listConversations,
  openConversation,
  openShopConversation,
} from '@arquiba/contract/conversations';
import { may } from '@arquiba/contract/permissions';
import {
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { loadListPage } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { cx } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { SignInInvitation } from '../viewer/sign-in-invitation.tsx';
import type { Route } from './+types/chat-page';
import { boxOf } from './chat-paths.ts';
import { ConversationList } from './list/conversation-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const account = args.context.get(accountContext);
  if (!account) return null;
  const { searchParams } = args.url;
  const wanted = boxOf(searchParams);
  const box = wanted === 'shop' && !may(account.roles, 'support') ? 'inbox' : wanted;
  const q = (searchParams.get('busca') ?? '').trim().slice(0, 60);
  const [first, unread] = await Promise.all([
    loadListPage(args, (call, place) => call(listConversations, { box, q, ...place })),
    args.context
      .get(callContext)(countUnread, {})
      .catch(() => ({ inbox: 0, requests: 0, shop: 0, visitors: 0 })),
  ]);
  return { account, box, q, first, unread };
}

/** Opens the conversation with a person, or with the shop, and leads to it. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const username = form.get('pessoa');
  const call = pageCall(args);
  const conversation =
    typeof username === 'string' && username !== ''
      ? await call(openConversation, { username })
      : await call(openShopConversation, {});
  return redirect(`/chat/${conversation.id}`);
}

/** The list keeps itself up to date. It is loaded again for another box or search, and after a form was sent. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  if (formMethod !== undefined) return true;
  return ['caixa', 'busca', 'cursor'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Mensagens', hidden: true }, args);
}

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  const isOpen = useLocation().pathname !== '/chat';
  if (!loaderData) {
    return (
      <>
        <PageHeading title="Mensagens" />
        <SignInInvitation art="net">Entre para conversar.</SignInInvitation>
        <p className="px-6 text-center text-muted">
          Quer falar com a loja?{' '}
          <Link to="/atendimento" className="font-semibold text-ink underline">
            Escreva sem conta
          </Link>
          .
        </p>
      </>
    );
  }
  const { account, box, q, first, unread } = loaderData;
  return (
    <div className="flex border-line bg-raised lg:h-[calc(100dvh-8rem)] lg:min-h-96 lg:overflow-clip lg:rounded-card lg:border">
      <div
        className={cx(
          'flex min-w-0 flex-col border-line max-lg:min-h-[calc(100dvh-8.5rem)] max-lg:flex-1 lg:w-80 lg:flex-none lg:border-r xl:w-90',
          isOpen && 'max-lg:hidden',
        )}
      >
        <ConversationList key={account.id} {...{ account, box, q, first, unread }} />
      </div>
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-col',
          isOpen ? 'max-lg:h-(--chat-height,100dvh)' : 'max-lg:hidden',
        )}
      >
        <Outlet />
      </div>
    </div>
  );
}
