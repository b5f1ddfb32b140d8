import {
  acceptAllFollowRequests,
  acceptFollowRequest,
  listFollowRequests,
  refuseFollowRequest,
} from '@arquiba/contract/follow-lists';
import type { OutputOf } from '@arquiba/contract/route';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { refreshRequestCount } from '../follows/public/refresh-request-count.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { notify } from '../notices/notify.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { ProfileRowSkeleton } from '../ui/skeletons.tsx';
import { SmallHeading } from '../ui/small-heading.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/requests-page';
import { RequestRow } from './public/request-row.tsx';
import { useFollowUpdates } from './use-follow-updates.ts';

type Request = OutputOf<typeof listFollowRequests>['items'][number];

const TITLE = 'Solicitações para seguir';

export async function loader(args: Route.LoaderArgs) {
  return loadListPage(args, (ask, place) => ask(listFollowRequests, place));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: TITLE, hidden: true }, args);
}

export default function RequestsPage({ loaderData: first }: Route.ComponentProps) {
  const location = useLocation();
  useFollowUpdates();
  const account = useAccount();
  const refreshCount = () => account && void refreshRequestCount(account.id);
  const [busy, setBusy] = useState(false);
  const pages = usePages({
    name: 'follow requests',
    first,
    load: (cursor) => quietCall(listFollowRequests, { cursor }),
    idOf: ({ username }) => username,
  });

  /** Removes the request at once; restores it if the server refuses. */
  async function answer(
    request: Request,
    route: typeof acceptFollowRequest | typeof refuseFollowRequest,
  ) {
    const { username } = request;
    const at = pages.items.indexOf(request);
    pages.change((items) => items.filter((each) => each.username !== username));
    try {
      await call(route, { username });
      refreshCount();
    } catch {
      pages.change((items) => items.toSpliced(at, 0, request));
    }
  }

  async function acceptAll() {
    setBusy(true);
    try {
      await call(acceptAllFollowRequests, {});
      pages.change(() => []);
      refreshCount();
      notify('success', 'Todas as solicitações foram aceitas.');
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <SmallHeading to="/perfil" title={TITLE} />
      {pages.items.length === 0 && !pages.nextCursor ? (
        <EmptyState art="net" action={<LinkButton to="/perfil">Ver meu perfil</LinkButton>}>
          Ninguém pede para seguir você agora.
        </EmptyState>
      ) : (
        <div className="px-4 md:px-0">
          <div className="flex justify-end pb-2">
            <Button size="sm" tone="secondary" busy={busy} onClick={() => void acceptAll()}>
              Aceitar todas
            </Button>
          </div>
          <ul>
            {pages.items.map((request) => (
              <li key={request.username} className="border-b border-line py-1.5">
                <RequestRow
                  request={request}
                  onAccept={() => void answer(request, acceptFollowRequest)}
                  onRefuse={() => void answer(request, refuseFollowRequest)}
                />
              </li>
            ))}
          </ul>
          <EndOfList
            pages={pages}
            noun="solicitações"
            next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
            skeleton={<ProfileRowSkeleton />}
          />
        </div>
      )}
    </>
  );
}
