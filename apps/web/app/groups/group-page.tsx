import { listEvents } from '@arquiba/contract/events';
import { type Group, getGroup, getMostActiveGroup } from '@arquiba/contract/groups';
import type { Call } from '@arquiba/contract/route';
import { useLocation } from 'react-router';
import { EventList } from '../events/public/event-list.tsx';
import { notFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { atWidth } from '../ui/picture-sources.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/group-page';
import { EmptyTab } from './empty-tab.tsx';
import { GroupHeader } from './group-header.tsx';
import { groupPath } from './group-path.ts';
import { groupTabs, readTab, tabPath } from './group-tabs.ts';

const SLUG = /^[a-z0-9-]{1,80}$/i;
const PREVIEW_WIDTH = 1280;

/** Without a slug: the most active group of the week, if there is one. */
export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const call = pageCall(args);
  if (slug !== undefined && !SLUG.test(slug)) throw notFound();
  const { group } =
    slug === undefined
      ? await call(getMostActiveGroup, {})
      : { group: await call(getGroup, { slug }) };
  return { named: slug !== undefined, group, events: await eventsOf(call, group, args.url) };
}

/** Of the tab for events; null for other tabs, and for who may not read the group. */
async function eventsOf(call: Call, group: Group | null, url: URL) {
  if (!group || readTab(url.searchParams.get('aba')).slug !== 'eventos') return null;
  if (group.access === 'closed' && !group.joined) return null;
  return call(listEvents, { group: group.slug });
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { group } = args.loaderData;
  if (!group) return pageMeta({ title: 'Grupo da semana' }, args);
  const { name, description, cover } = group;
  return pageMeta(
    {
      ...{ title: name, description, canonicalPath: groupPath(group) },
      image: cover ? atWidth(cover.url, PREVIEW_WIDTH) : undefined,
    },
    args,
  );
}

export default function GroupPage({ loaderData: { named, group, events } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const current = readTab(new URLSearchParams(search).get('aba'));
  const tabs = groupTabs.map((tab) => ({
    label: tab.label,
    to: tabPath(pathname, tab),
    current: tab === current,
  }));
  if (!group) {
    return (
      <>
        <PageHeading title="Grupo da semana" />
        <Tabs label="Partes do grupo" items={tabs} spread />
        <EmptyState art="net" action={<LinkButton to="/grupos">Ver os grupos</LinkButton>}>
          Nenhum grupo criado ainda.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <GroupHeader
        key={group.slug}
        group={group}
        reason={named ? undefined : 'O mais movimentado da semana'}
      />
      <Tabs label={`Partes do grupo ${group.name}`} items={tabs} spread />
      {events && (
        <div className="py-4">
          {group.joined && (
            <p className="flex flex-wrap gap-2 px-4 pb-4 md:px-0">
              <LinkButton to={`/eventos/novo?grupo=${group.slug}`}>Adicionar evento</LinkButton>
              <LinkButton to={`/eventos/agenda?grupo=${group.slug}`} tone="secondary">
                No seu calendário
              </LinkButton>
            </p>
          )}
          <EventList
            first={events}
            filters={{ group: group.slug }}
            empty={<EmptyTab tab={current} />}
          />
        </div>
      )}
      {!events && <EmptyTab tab={current} />}
    </>
  );
}
