import {
  acceptGroupRequest,
  type GroupRequest,
  listGroupRequests,
  refuseGroupRequest,
} from '@arquiba/contract/group-members';
import type { GroupPage } from '@arquiba/contract/groups';
import { useLocation, useRevalidator } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { notify } from '../../notices/notify.ts';
import { RequestRow } from '../../profiles/public/request-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import type { Page } from '../../ui/pages.ts';
import { ProfileRowSkeleton } from '../../ui/skeletons.tsx';
import { usePages } from '../../ui/use-pages.ts';

interface RequestListProps {
  group: GroupPage;
  first: Page<GroupRequest>;
}

/** The people who ask to enter, with their answers. */
export function RequestList({ group: { slug }, first }: RequestListProps) {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const pages = usePages({
    name: `group requests ${slug}`,
    first,
    load: (cursor) => quietCall(listGroupRequests, { slug, cursor }),
    idOf: ({ username }) => username,
  });

  /** An answered request leaves the list, also if another moderator was faster. */
  async function answer(
    { username, displayName }: GroupRequest,
    route: typeof acceptGroupRequest | typeof refuseGroupRequest,
  ) {
    pages.change((items) => items.filter((each) => each.username !== username));
    try {
      await call(route, { slug, username });
      if (route === acceptGroupRequest) notify('success', `${displayName} entrou no grupo.`);
    } catch {
      // The error was shown in a toast.
    }
    await revalidate();
  }

  if (pages.items.length === 0 && !pages.nextCursor) {
    return <EmptyState art="net">Ninguém pede para entrar agora.</EmptyState>;
  }
  return (
    <>
      <ul className="grid gap-3">
        {pages.items.map((request) => (
          <li key={request.username} className="rounded-card border border-line bg-raised p-4">
            <RequestRow
              request={request}
              onAccept={() => void answer(request, acceptGroupRequest)}
              onRefuse={() => void answer(request, refuseGroupRequest)}
            />
            {request.answers.length > 0 && (
              <dl className="mt-3 grid gap-3 border-t border-line pt-3">
                {request.answers.map(({ question, answer: text }) => (
                  <div key={question}>
                    <dt className="text-sm text-muted wrap-anywhere">{question}</dt>
                    <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="pedidos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </>
  );
}
