import { listGroups, suggestGroups } from '@arquiba/contract/groups';
import type { OutputOf } from '@arquiba/contract/route';
import { Link, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, startOf, withParameter } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/groups-page';
import { GroupCard, GroupCardSkeleton } from './group-card.tsx';
import {
  asked,
  type GroupFilters,
  isFiltered,
  LONGEST_SEARCH,
  readFilters,
} from './group-filters.ts';
import { GroupFilterForm, GroupSearch } from './group-search.tsx';
import { GroupRow } from './public/group-row.tsx';
import { JoinButton } from './public/join-button.tsx';

export async function loader(args: Route.LoaderArgs) {
  const filters = readFilters(args.url.searchParams);
  const isStart = !isFiltered(filters) && !args.url.searchParams.has('cursor');
  const wantsSuggestions = isStart && args.context.get(accountContext) !== null;
  const [groups, suggestions] = await Promise.all([
    loadListPage(args, (call, place) => call(listGroups, { ...asked(filters), ...place })),
    wantsSuggestions ? pageCall(args)(suggestGroups, { limit: 3 }) : { items: [] },
  ]);
  return { filters, groups, suggestions: suggestions.items };
}

export function meta(args: Route.MetaArgs) {
  const filters = args.loaderData?.filters;
  const title = filters?.q ? `“${filters.q}” em Grupos` : 'Grupos';
  const hidden = filters !== undefined && isFiltered(filters);
  return pageMeta({ title, canonicalPath: '/grupos', hidden }, args);
}

export default function GroupsPage({ loaderData }: Route.ComponentProps) {
  const { filters, groups, suggestions } = loaderData;
  return (
    <>
      <PageHeading title="Grupos">
        <LinkButton size="sm" icon={<Plus />} to="/grupos/novo">
          Criar grupo
        </LinkButton>
      </PageHeading>
      <div className="mb-4 px-4 md:px-0">
        <GroupSearch filters={filters} maxLength={LONGEST_SEARCH} />
        <GroupFilterForm filters={filters} maxLength={LONGEST_SEARCH} />
      </div>
      {suggestions.length > 0 && <Suggestions groups={suggestions} />}
      <GroupList key={JSON.stringify(filters)} filters={filters} first={groups} />
    </>
  );
}

function Suggestions({ groups }: { groups: OutputOf<typeof suggestGroups>['items'] }) {
  return (
    <div className="mb-4 px-4 md:px-0">
      <Card title="Grupos para você">
        <ul className="grid gap-3">
          {groups.map((group) => (
            <li key={group.slug}>
              <GroupRow group={group} reason={group.reason} action={<JoinButton group={group} />} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function GroupList({
  filters,
  first,
}: {
  filters: GroupFilters;
  first: OutputOf<typeof listGroups>;
}) {
  const location = useLocation();
  const viewer = useAccount()?.id ?? 'visitor';
  const pages = usePages({
    name: `groups ${JSON.stringify(filters)} ${viewer}`,
    first,
    load: (cursor) => quietCall(listGroups, { ...asked(filters), cursor }),
    idOf: ({ slug }) => slug,
  });
  if (pages.items.length === 0) return <NoGroups filters={filters} />;
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

function NoGroups({ filters }: { filters: GroupFilters }) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState art="net" action={<LinkButton to="/grupos/novo">Criar grupo</LinkButton>}>
        Nenhum grupo criado ainda.
      </EmptyState>
    );
  }
  return (
    <EmptyState art="net" action={<LinkButton to="/grupos">Ver todos os grupos</LinkButton>}>
      {filters.q
        ? `Nenhum grupo encontrado para “${filters.q}”.`
        : 'Nenhum grupo com estes filtros.'}
    </EmptyState>
  );
}

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4';
const BACK = 'mb-3 flex h-11 items-center font-semibold text-orange-ink hover:underline';
