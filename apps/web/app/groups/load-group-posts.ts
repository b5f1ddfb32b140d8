import { listGroupPosts } from '@arquiba/contract/group-posts';
import { loadListPage } from '../list-page.ts';
import type { GroupTab } from './group-tabs.ts';

/** The tabs that are lists of posts. */
const KINDS: Partial<Record<GroupTab['slug'], 'all' | 'polls'>> = {
  postagens: 'all',
  enquetes: 'polls',
};

/** The first posts of a tab, and null for a tab of something else. */
export async function loadGroupPosts(
  args: Parameters<typeof loadListPage>[0],
  slug: string,
  tab: GroupTab['slug'],
) {
  const kind = KINDS[tab];
  if (!kind) return null;
  const first = await loadListPage(args, (call, place) =>
    call(listGroupPosts, { slug, kind, ...place }),
  );
  return { kind, first };
}
