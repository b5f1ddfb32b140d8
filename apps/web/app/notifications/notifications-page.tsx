import { listNotifications, readNotifications } from '@arquiba/contract/notifications';
import { Fragment, useRef } from 'react';
import { Form, redirect, useLocation, useRevalidator } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { useNow } from '../ui/age.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ProfileRowSkeleton } from '../ui/skeletons.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { usePages } from '../ui/use-pages.ts';
import { SignInInvitation } from '../viewer/sign-in-invitation.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/notifications-page';
import { byDay } from './days.ts';
import { FILTER, filterOf, filters } from './filters.ts';
import { NoticeRow } from './notice-row.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { useNoticeEvents } from './use-notice-events.ts';
import { useReading, useSeen } from './use-reading.ts';

const PushOffer = lazyPart(() => import('../push/public/push-offer.tsx'), { optional: true });

export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) return null;
  const chosen = filterOf(args.url.search);
  return loadListPage(args, (ask, place) =>
    ask(listNotifications, { ...place, ...(chosen && { filter: chosen.filter }) }),
  );
}

/** 'Marcar tudo como lido' without scripts. */
export async function action(args: Route.ActionArgs) {
  await pageCall(args)(readNotifications, {});
  return redirect(args.url.pathname + args.url.search);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Notificações', hidden: true }, args);
}

export default function NotificationsPage({ loaderData: first }: Route.ComponentProps) {
  if (first) return <Notices first={first} />;
  return (
    <>
      <PageHeading title="Notificações" />
      <SignInInvitation art="box">Entre para ver quem seguiu, curtiu e comentou.</SignInInvitation>
    </>
  );
}

type NoticePage = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Notices({ first }: { first: NoticePage }) {
  const account = useAccount();
  const location = useLocation();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const chosen = filterOf(location.search);
  const pages = usePages({
    name: `notices ${account?.id} ${chosen?.name}`,
    first,
    load: (cursor) =>
      quietCall(listNotifications, { cursor, ...(chosen && { filter: chosen.filter }) }),
    idOf: ({ id }) => id,
  });
  const reload = () => void revalidate();
  useNoticeEvents(account?.id ?? null, { onNew: reload, onOther: () => undefined });
  useReading(list, pages.items.map(({ newest }) => newest).join());
  useSeen(pages.items[0]?.newest);

  async function readAll() {
    await call(readNotifications, {});
    pages.change((items) => items.map((item) => ({ ...item, read: true })));
  }
  const remove = (id: string) => pages.change((items) => items.filter((item) => item.id !== id));
  const isEmpty = pages.items.length === 0 && pages.nextCursor === null;

  return (
    <>
      <PageHeading title="Notificações">
        <div className="flex items-center gap-2">
          {pages.items.some(({ read }) => !read) && (
            <Form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                readAll().catch(() => undefined);
              }}
            >
              <Button type="submit" size="sm" tone="secondary">
                Marcar tudo como lido
              </Button>
            </Form>
          )}
          <IconLink
            name="Escolher notificações"
            to="/minha-conta/meus-dados/notificacoes"
            icon={<SlidersHorizontal />}
          />
        </div>
      </PageHeading>
      <Tabs
        label="Filtros"
        items={[null, ...filters].map((each) => ({
          label: each?.label ?? 'Todas',
          to: withParameter({ ...location, search: '' }, FILTER, each?.name ?? null),
          current: (each?.name ?? null) === (chosen?.name ?? null),
        }))}
      />
      {isEmpty ? (
        <NothingNew isFiltered={chosen !== null} />
      ) : (
        <div ref={list} className="mt-2">
          {byDay(pages.items, now).map(({ heading, items }, at) => (
            <Fragment key={heading}>
              <section aria-label={heading} className="mb-4">
                <h2 className="px-4 py-2 font-bold sm:px-1">{heading}</h2>
                <ul className="overflow-clip border-line bg-raised max-sm:border-t sm:rounded-card sm:border [&>li:last-child>div]:border-b-0">
                  {items.map((notice) => (
                    <li key={notice.id}>
                      <NoticeRow
                        notice={notice}
                        answer={
                          notice.kind === 'follow-request' &&
                          notice.actors[0] && (
                            <RequestAnswer
                              actor={notice.actors[0]}
                              onGone={() => remove(notice.id)}
                            />
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
              {/* It comes late: above the first day it would move what one reads. */}
              {at === 0 && <PushOffer />}
            </Fragment>
          ))}
          <EndOfList
            pages={pages}
            noun="notificações"
            next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
            skeleton={<ProfileRowSkeleton />}
          />
        </div>
      )}
    </>
  );
}

function NothingNew({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      art="box"
      action={
        isFiltered ? (
          <LinkButton tone="secondary" to="/notificacoes">
            Ver todas
          </LinkButton>
        ) : (
          <LinkButton tone="secondary" to="/perfis">
            Encontrar quem seguir
          </LinkButton>
        )
      }
    >
      {isFiltered ? 'Nada aqui por enquanto.' : 'Nenhuma novidade por enquanto.'}
    </EmptyState>
  );
}
