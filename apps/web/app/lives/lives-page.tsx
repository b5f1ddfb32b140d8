import type { Live } from '@arquiba/contract/live-views';
import { listLives } from '@arquiba/contract/lives';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { useChannel } from '../realtime/public/listen.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { Radio } from '../ui/icons/radio.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/lives-page';
import { LiveCard, LiveCardSkeleton } from './live-card.tsx';
import { NEW_LIVE_PATH } from './live-paths.ts';

const MOST_AT_ONCE = 30;

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const [now, soon, before] = await Promise.all([
    call(listLives, { when: 'now', limit: MOST_AT_ONCE }),
    call(listLives, { when: 'soon', limit: MOST_AT_ONCE }),
    loadListPage(args, (listCall, place) => listCall(listLives, { when: 'before', ...place })),
  ]);
  return { now: now.items, soon: soon.items, before };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Lives' }, args);
}

/** Now, soon, and before. */
export default function LivesPage({ loaderData: { now, soon, before } }: Route.ComponentProps) {
  const location = useLocation();
  const account = useAccount();
  const { revalidate } = useRevalidator();
  useChannel('public:lives', { onEvent: () => void revalidate(), onGap: () => void revalidate() });
  const pages = usePages({
    name: `lives ${account?.id ?? 'visitor'}`,
    first: before,
    load: (cursor) => quietCall(listLives, { when: 'before', cursor }),
    idOf: ({ id }) => id,
  });
  return (
    <>
      <PageHeading title="Lives">
        {account && (
          <LinkButton to={NEW_LIVE_PATH} icon={<Radio />}>
            Nova live
          </LinkButton>
        )}
      </PageHeading>
      {now.length === 0 && (
        <EmptyState
          art="box"
          action={
            <LinkButton tone="secondary" to="/virals">
              Ver os virals
            </LinkButton>
          }
        >
          Ninguém está ao vivo agora.
        </EmptyState>
      )}
      <div className="grid gap-8 px-4 pb-6 md:px-0">
        <Lives title="Agora" lives={now} />
        <Lives title="Em breve" lives={soon} />
        <Lives title="Já aconteceram" lives={pages.items}>
          {pages.nextCursor && (
            <EndOfList
              pages={pages}
              noun="lives"
              next={withParameter(location, 'cursor', pages.nextCursor)}
              skeleton={<LiveCardSkeleton />}
            />
          )}
        </Lives>
      </div>
    </>
  );
}

interface LivesProps {
  title: string;
  lives: Live[];
  children?: ReactNode;
}

function Lives({ title, lives, children }: LivesProps) {
  if (lives.length === 0) return null;
  return (
    <section className="@container grid gap-3">
      <h2 className="display text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
        {lives.map((live) => (
          <li key={live.id} className="grid">
            <LiveCard live={live} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
