import { listNotifications, markNotificationsSeen } from '@arquiba/contract/notifications';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { useChannel } from '../realtime/public/listen.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Page } from '../ui/pages.ts';
import { ProfileRowSkeleton } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import { SignInInvitation } from '../viewer/sign-in-invitation.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/notifications-page';
import { NoticeRow } from './notice-row.tsx';

export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) return null;
  return loadListPage(args, (call, place) => call(listNotifications, place));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Notificações', hidden: true }, args);
}

export default function NotificationsPage({ loaderData: first }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Notificações" />
      {first ? (
        <Notices first={first} />
      ) : (
        <SignInInvitation art="box">
          Entre para ver quem seguiu, curtiu e comentou.
        </SignInInvitation>
      )}
    </>
  );
}

type Notices = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Notices({ first }: { first: Page<Notices['items'][number]> }) {
  const account = useAccount();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const pages = usePages({
    name: `notices ${account?.id}`,
    first,
    load: (cursor) => quietCall(listNotifications, { cursor }),
    idOf: ({ id }) => id,
  });
  useChannel(account ? `account:${account.id}` : null, {
    onEvent: ({ type }) => {
      if (type === 'notified') void revalidate();
    },
    onGap: () => void revalidate(),
  });
  const newest = pages.items[0]?.id;
  useEffect(() => {
    // New ones stay marked on the page until it is opened again.
    if (newest) quietCall(markNotificationsSeen, {}).catch(() => undefined);
  }, [newest]);
  if (pages.items.length === 0 && pages.nextCursor === null) {
    return (
      <EmptyState
        art="box"
        action={
          <LinkButton tone="secondary" to="/perfis">
            Encontrar quem seguir
          </LinkButton>
        }
      >
        Nenhuma novidade por enquanto.
      </EmptyState>
    );
  }
  return (
    <div className="overflow-clip border-line bg-raised max-sm:border-t sm:rounded-card sm:border">
      <ul>
        {pages.items.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="notificações"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </div>
  );
}
