import { listGroups } from '@arquiba/contract/groups';
import type { OutputOf } from '@arquiba/contract/route';
import { Link, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, startOf, withParameter } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/groups-page';
import { GroupCard, GroupCardSkeleton } from './group-card.tsx';
import { GroupSearch } from './group-search.tsx';

const LONGEST_SEARCH = 100;

export async function loader(args: Route.LoaderArgs) {
  const q = readSearch(args.url.searchParams.get('q'));
  const groups = await loadListPage(args, (call, place) =>
    call(listGroups, { ...asked(q), ...place }),
  );
  return { q, groups };
}

export function meta(args: Route.MetaArgs) {
  const q = args.loaderData?.q;
  const title = q ? `“${q}” em Grupos` : 'Grupos';
  return pageMeta({ title, canonicalPath: '/grupos', hidden: Boolean(q) }, args);
}

export default function GroupsPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Grupos" />
      <div className="mb-4 px-4 md:px-0">
        <GroupSearch q={q} maxLength={LONGEST_SEARCH} />
      </div>
      <GroupList key={q} q={q} first={groups} />
    </>
  );
}

function GroupList({ q, first }: { q: string; first: OutputOf<typeof listGroups> }) {
  const location = useLocation();
  const viewer = useAccount()?.id ?? 'visitor';
  const pages = usePages({
    name: `groups ${q} ${viewer}`,
    first,
    load: (cursor) => quietCall(listGroups, { ...asked(q), cursor }),
    idOf: ({ slug }) => slug,
  });
  if (pages.items.length === 0) return <NoGroups q={q} />;
  return (
    <div className="px-4 md:px-0">
      {new URLSearchParams(location.search).has('cursor') && (
        <Link to={startOf(location)} className={BACK}>
          Voltar ao início da lista
        </Link>
      )}
      <ul className={GRID}>
        {pages.items.map((group, index) => (
          <GroupCard key={group.slug} group={group} priority={index < 2} />
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="grupos"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={
          <div className={`${GRID} pt-3 sm:pt-4`}>
            <GroupCardSkeleton />
            <GroupCardSkeleton />
          </div>
        }
      />
    </div>
  );
}

function NoGroups({ q }: { q: string }) {
  if (!q) {
    return (
      <EmptyState art="net" action={<LinkButton to="/perfis">Encontrar pessoas</LinkButton>}>
        Nenhum grupo criado ainda.
      </EmptyState>
    );
  }
  return (
    <EmptyState art="net" action={<LinkButton to="/grupos">Ver todos os grupos</LinkButton>}>
      Nenhum grupo encontrado para “{q}”.
    </EmptyState>
  );
}

/** The search text, without characters that cannot be typed. */
function readSearch(value: string | null): string {
  return (value ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
}

function asked(q: string): { q?: string } {
  return q ? { q } : {};
}

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4';
const BACK = 'mb-3 flex h-11 items-center font-semibold text-orange-ink hover:underline';
