import { listGroupPosts } from '@arquiba/contract/group-posts';
import { getGroup, getMostActiveGroup } from '@arquiba/contract/groups';
import { useLocation } from 'react-router';
import { loadListPage } from '../list-page.ts';
import { notFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { atWidth } from '../ui/picture-sources.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/group-page';
import { ClosedTab } from './closed-tab.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { GroupHeader } from './group-header.tsx';
import { groupPath } from './group-path.ts';
import { GroupPosts } from './group-posts.tsx';
import { type GroupTab, groupTabs, readTab, tabPath } from './group-tabs.ts';

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
  const kind = POSTS_IN[readTab(args.url.searchParams.get('aba')).slug];
  const isOpen = group !== null && (group.access === 'open' || group.joined === true);
  const first =
    kind && isOpen
      ? await loadListPage(args, (read, place) =>
          read(listGroupPosts, { slug: group.slug, kind, ...place }),
        )
      : null;
  return { named: slug !== undefined, group, isOpen, posts: first && kind && { kind, first } };
}

/** The tabs that are lists of posts. */
const POSTS_IN: Partial<Record<GroupTab['slug'], 'all' | 'polls'>> = {
  postagens: 'all',
  enquetes: 'polls',
};

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
  const { named, group, isOpen, posts } = loaderData;
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
      {!isOpen && <ClosedTab />}
      {isOpen && posts && (
        <GroupPosts key={`${group.slug} ${posts.kind}`} group={group} {...posts} />
      )}
      {isOpen && !posts && <EmptyTab tab={current.slug} />}
    </>
  );
}
