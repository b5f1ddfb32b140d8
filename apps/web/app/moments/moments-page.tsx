import { listMoments } from '@arquiba/contract/moments';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/moments-page';
import { NEW_MOMENT_PATH } from './moment-paths.ts';
import { MomentGrid, MomentGridSkeleton } from './public/moment-grid.tsx';

export async function loader(args: Route.LoaderArgs) {
  return await loadListPage(args, (call, place) => call(listMoments, place));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: titleOf(args.location.pathname), canonicalPath: '/moments' }, args);
}

/** The page has two entries in the menu. */
function titleOf(path: string): string {
  return path === '/conquistas' ? 'Conquistas' : 'Moments';
}

/** The moments of the last 24 hours, then those kept as achievements. */
export default function MomentsPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const account = useAccount();
  const pages = usePages({
    name: `moments ${account?.id ?? 'visitor'}`,
    first: loaderData,
    load: (cursor) => quietCall(listMoments, { cursor }),
    idOf: ({ id }) => id,
  });
  const { items, nextCursor } = pages;
  const [current, kept] = [
    items.filter((each) => each.current),
    items.filter((each) => !each.current),
  ];
  return (
    <>
      <PageHeading title={titleOf(location.pathname)}>
        {account && (
          <LinkButton to={NEW_MOMENT_PATH} icon={<Plus />}>
            Novo moment
          </LinkButton>
        )}
      </PageHeading>
      {items.length === 0 && !nextCursor && (
        <EmptyState
          art="pool"
          action={
            <LinkButton tone="secondary" to="/">
              Ver o feed
            </LinkButton>
          }
        >
          Nenhum moment nas últimas 24 horas.
        </EmptyState>
      )}
      <div className="grid gap-6 px-4 md:px-0">
        {current.length > 0 && (
          <section className="grid gap-3">
            <h2 className="display text-xl">Nas últimas 24 horas</h2>
            <MomentGrid moments={current} />
          </section>
        )}
        {kept.length > 0 && (
          <section className="grid gap-3">
            <h2 className="display text-xl">Conquistas guardadas</h2>
            <MomentGrid moments={kept} />
          </section>
        )}
      </div>
      {items.length > 0 && (
        <EndOfList
          pages={pages}
          noun="moments"
          next={nextCursor && withParameter(location, 'cursor', nextCursor)}
          skeleton={<MomentGridSkeleton />}
        />
      )}
    </>
  );
}
