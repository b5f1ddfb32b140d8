import { countUnread } from '@arquiba/contract/conversations';
import { listNextEvents } from '@arquiba/contract/events';
import { getTrending } from '@arquiba/contract/explore';
import { countFollowRequests } from '@arquiba/contract/follow-lists';
import { getNotificationNews } from '@arquiba/contract/notifications';
import { suggestProfiles } from '@arquiba/contract/profiles';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isStale, markFresh } from '../freshness.ts';
import { accountContext, callContext } from '../page-context.ts';
import { cx } from '../ui/class-names.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/network-layout';
import { MobileFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { LeftMenu } from './left-menu.tsx';
import { RightColumn } from './right-column.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  // The column shows its own errors, because the page works without it.
  const signedIn = context.get(accountContext) !== null;
  const [trending, suggestions, followRequests, unseen, events, unreadConversations] =
    await Promise.all([
      call(getTrending, { limit: 4 }).then(
        ({ items }) => items,
        () => null,
      ),
      call(suggestProfiles, { limit: 3 }).then(
        ({ items }) => items,
        () => null,
      ),
      signedIn
        ? call(countFollowRequests, {}).then(
            ({ count }) => count,
            () => 0,
          )
        : 0,
      signedIn
        ? call(getNotificationNews, { only: 'count' }).then(
            (news) => news.unseen,
            () => 0,
          )
        : 0,
      signedIn
        ? call(listNextEvents, {}).then(
            ({ items }) => items,
            () => null,
          )
        : [],
      signedIn
        ? call(countUnread, {}).then(
            ({ inbox }) => inbox,
            () => 0,
          )
        : 0,
    ]);
  return { trending, suggestions, followRequests, unseen, events, unreadConversations };
}

/** The column is not loaded again on navigation, only if it was marked as stale. */
export function shouldRevalidate(): boolean {
  return isStale('root') || isStale('column');
}

export default function NetworkLayout({ loaderData }: Route.ComponentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data is fresh
  useEffect(() => markFresh('column'), [loaderData]);
  const { pathname } = useLocation();
  // The chat needs the width, and on a phone an open conversation the whole screen.
  const isChat = /^\/chat(\/|$)/.test(pathname);
  const isConversation = isChat && pathname.length > '/chat/'.length;
  // So does a live, with its chat beside it.
  const isWide = isChat || /^\/lives\/\d/.test(pathname);
  return (
    <div data-face="rede">
      <SkipLink />
      <div className={cx('contents', isConversation && 'max-lg:hidden')}>
        <Header face="rede" />
      </div>
      <div
        className={cx(
          isConversation && 'max-lg:grid-cols-1! max-lg:p-0!',
          'mx-auto grid max-w-[1288px] grid-cols-[minmax(0,640px)] justify-center gap-6 pb-8 md:px-4 min-[720px]:grid-cols-[minmax(0,640px)_232px] lg:grid-cols-[64px_minmax(0,640px)_minmax(260px,320px)] lg:px-6 lg:pt-6 lg:pb-10 xl:grid-cols-[232px_minmax(0,640px)_320px]',
        )}
      >
        <LeftMenu />
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className={cx(
            'min-w-0 outline-none',
            isWide && (isConversation ? 'lg:col-span-2' : 'min-[720px]:col-span-2'),
          )}
        >
          <HomeTabs />
          <Outlet />
        </main>
        {!isWide && <RightColumn {...loaderData} />}
      </div>
      {!isConversation && <MobileFooter />}
    </div>
  );
}

const HOME_TABS = [
  { label: 'Feed', to: '/' },
  { label: 'Pessoas', to: '/perfis' },
  { label: 'Trending', to: '/trending' },
];

/** The tabs of the home, people and trending pages. */
function HomeTabs() {
  const { pathname } = useLocation();
  if (!HOME_TABS.some(({ to }) => to === pathname)) return null;
  const items = HOME_TABS.map((tab) => ({ ...tab, current: tab.to === pathname }));
  return <Tabs label="Seções da rede" items={items} />;
}
