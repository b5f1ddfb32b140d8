import { listEvents } from '@arquiba/contract/events';
import { getGroup, getMostActiveGroup } from '@arquiba/contract/groups';
import { useLocation } from 'react-router';
import { notFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { atWidth } from '../ui/picture-sources.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/group-page';
import { ClosedTab } from './closed-tab.tsx';
import { GroupHeader } from './group-header.tsx';
import { groupPath } from './group-path.ts';
import { GroupPosts } from './group-posts.tsx';
import { type GroupTab, groupTabs, readTab, tabPath } from './group-tabs.ts';
import { loadGroupPosts } from './load-group-posts.ts';
import { loadMembers } from './members/load-members.ts';
import { useGroupUpdates } from './use-group-updates.ts';

const AboutGroup = lazyPart(() => import('./about-group.tsx'), { preload: true });
const GroupEvents = lazyPart(() => import('./group-events.tsx'), { preload: true });
const GroupMembers = lazyPart(() => import('./members/group-members.tsx'), { preload: true });

const SLUG = /^[a-z0-9-]{1,80}$/i;
const PREVIEW_WIDTH = 1280;

/** Without a slug: the most active group of the week, if there is one. */
export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const call = pageCall(args);
  if (slug !== undefined && !SLUG.test(slug)) throw notFound();
  const shown = slug ?? (await call(getMostActiveGroup, {})).group?.slug;
  if (shown === undefined) return { named: false, group: null };
  const group = await call(getGroup, { slug: shown });
  const isOpen = group.access === 'open' || group.joined === true;
  const tab = readTab(args.url.searchParams.get('aba')).slug;
  return {
    ...{ named: slug !== undefined, group, isOpen },
    posts: isOpen ? await loadGroupPosts(args, group.slug, tab) : null,
    events: isOpen && tab === 'eventos' ? await call(listEvents, { group: group.slug }) : null,
    members: isOpen && tab === 'membros' ? await loadMembers(args, group.slug) : null,
  };
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

export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { named, group } = loaderData;
  useGroupUpdates(group);
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
      <TabPanel tab={current.slug} data={loaderData} />
    </>
  );
}

type GroupData = Extract<Route.ComponentProps['loaderData'], { isOpen: boolean }>;

function TabPanel({ tab, data }: { tab: GroupTab['slug']; data: GroupData }) {
  const { group, isOpen, posts, events, members } = data;
  if (tab === 'sobre') return <AboutGroup group={group} />;
  if (tab === 'membros') return <GroupMembers group={group} members={members} />;
  if (!isOpen) return <ClosedTab />;
  if (events) return <GroupEvents {...{ group, events }} />;
  return posts && <GroupPosts key={`${group.slug} ${posts.kind}`} group={group} {...posts} />;
}
