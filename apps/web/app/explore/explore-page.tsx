import { search, searchPosts } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { loadListPage } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/explore-page';
import { ExploreMedia } from './explore-media.tsx';
import { FoundPosts } from './found-posts.tsx';
import { LiveSearch } from './live-search.tsx';
import { RecentSearchList } from './recent-search-list.tsx';
import { filterInput, readFilter, readKind, searchPath } from './search-kinds.ts';
import { SearchTabs } from './search-tabs.tsx';

const SearchResults = lazyPart(() => import('./search-results.tsx'), { preload: true });
const PostFilters = lazyPart(() => import('./post-filters.tsx'), { preload: true });

const PAGE = 30;

export function meta(args: Route.MetaArgs) {
  const q = new URLSearchParams(args.location.search).get('q')?.trim();
  return pageMeta({ title: q ? `${q} · Busca` : 'Explorar' }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const kind = readKind(searchParams.get('tipo'));
  if (!q) {
    const media = await loadListPage(args, (call, place) =>
      call(getFeed, { kind: 'media', limit: PAGE, ...place }),
    );
    return { q, kind, media };
  }
  if (kind === 'publicacoes') {
    const filter = readFilter(searchParams);
    const posts = await loadListPage(args, (call, place) =>
      call(searchPosts, { q, ...filterInput(filter), ...place }),
    );
    return { q, kind, posts, filter };
  }
  return { q, kind, found: await pageCall(args)(search, { q }) };
}

export default function ExplorePage({ loaderData }: Route.ComponentProps) {
  const { q, kind, found, posts, filter, media } = loaderData;
  return (
    <>
      <PageHeading title="Explorar" />
      <div className="mb-4 px-4 md:px-0">
        <LiveSearch q={q} />
      </div>
      {q ? <SearchTabs q={q} kind={kind} /> : <RecentSearchList />}
      {found && <SearchResults q={q} kind={kind} found={found} />}
      {posts && filter && (
        <>
          <PostFilters key={`filters ${searchPath(q, kind, filter)}`} q={q} filter={filter} />
          <FoundPosts key={searchPath(q, kind, filter)} {...{ q, filter }} first={posts} />
        </>
      )}
      {media && <ExploreMedia first={media} />}
    </>
  );
}
