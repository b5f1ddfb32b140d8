import {
  type GroupBan,
  type GroupDeed,
  type GroupLink,
  type GroupLogEntry,
  type GroupRequest,
  groupDeed,
  listGroupBans,
  listGroupLinks,
  listGroupLog,
  listGroupRequests,
} from '@arquiba/contract/group-members';
import { listGroupPosts } from '@arquiba/contract/group-posts';
import { getGroup } from '@arquiba/contract/groups';
import type { Post } from '@arquiba/contract/posts';
import { redirect } from 'react-router';
import { loadListPage } from '../../list-page.ts';
import { pageCall } from '../../loader.ts';
import { pageMeta } from '../../page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Page } from '../../ui/pages.ts';
import { SmallHeading } from '../../ui/small-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { groupPath, moderationPath } from '../group-path.ts';
import type { Route } from './+types/moderation-page';
import { BanList } from './ban-list.tsx';
import { InvitePart } from './invite-part.tsx';
import { LogList } from './log-list.tsx';
import { RequestList } from './request-list.tsx';

const WaitingPosts = lazyPart(() => import('./waiting-posts.tsx'), { preload: true });

type Part =
  | { part: 'pedidos'; requests: Page<GroupRequest> }
  | { part: 'publicacoes'; posts: Page<Post> }
  | { part: 'convites'; links: GroupLink[] }
  | { part: 'banidos'; bans: Page<GroupBan> }
  | { part: 'registro'; deed: GroupDeed | null; log: Page<GroupLogEntry> };

const PARTS = [
  { part: 'pedidos', label: 'Pedidos' },
  { part: 'publicacoes', label: 'Postagens' },
  { part: 'convites', label: 'Convites' },
  { part: 'banidos', label: 'Banidos' },
  { part: 'registro', label: 'Registro' },
] as const;

/** Only for moderators and owners. */
export async function loader(args: Route.LoaderArgs) {
  const group = await pageCall(args)(getGroup, { slug: args.params.slug });
  if (group.waiting === null) throw redirect(groupPath(group));
  return { group, ...(await loadPart(args, group.slug)) };
}

async function loadPart(args: Route.LoaderArgs, slug: string): Promise<Part> {
  const parameters = args.url.searchParams;
  switch (parameters.get('aba')) {
    case 'publicacoes':
      return {
        part: 'publicacoes',
        posts: await loadListPage(args, (call, place) =>
          call(listGroupPosts, { slug, kind: 'waiting', ...place }),
        ),
      };
    case 'convites':
      return {
        part: 'convites',
        links: (await pageCall(args)(listGroupLinks, { slug })).items,
      };
    case 'banidos':
      return {
        part: 'banidos',
        bans: await loadListPage(args, (call, place) => call(listGroupBans, { slug, ...place })),
      };
    case 'registro': {
      const deed = groupDeed.options.find((each) => each === parameters.get('acao')) ?? null;
      const log = await loadListPage(args, (call, place) =>
        call(listGroupLog, { slug, ...(deed && { deed }), ...place }),
      );
      return { part: 'registro', deed, log };
    }
    default:
      return {
        part: 'pedidos',
        requests: await loadListPage(args, (call, place) =>
          call(listGroupRequests, { slug, ...place }),
        ),
      };
  }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Moderação do grupo', hidden: true }, args);
}

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { group, part } = loaderData;
  const path = moderationPath(group);
  return (
    <>
      <SmallHeading
        to={groupPath(group)}
        back="Voltar ao grupo"
        title="Moderação"
        detail={group.name}
      />
      <Tabs
        label={`Moderação do grupo ${group.name}`}
        spread
        items={PARTS.map((each, index) => ({
          label: each.label,
          to: index === 0 ? path : `${path}?aba=${each.part}`,
          current: each.part === part,
          count: each.part === 'pedidos' && group.waiting ? group.waiting : undefined,
        }))}
      />
      <div className="px-4 pt-4 pb-8 md:px-0">
        {part === 'pedidos' && <RequestList group={group} first={loaderData.requests} />}
        {part === 'publicacoes' && <WaitingPosts group={group} first={loaderData.posts} />}
        {part === 'convites' && <InvitePart group={group} links={loaderData.links} />}
        {part === 'banidos' && <BanList group={group} first={loaderData.bans} />}
        {part === 'registro' && (
          <LogList
            key={loaderData.deed}
            {...{ group, deed: loaderData.deed, first: loaderData.log }}
          />
        )}
      </div>
    </>
  );
}
