import { brand } from '@arquiba/contract/brand';
import { getFeed } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useRequestCount } from '../follows/public/request-count.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { LateRings } from '../moments/public/late-rings.tsx';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Composer } from '../posts/public/composer.tsx';
import { OptimisticPost } from '../posts/public/optimistic-post.tsx';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/home-page';
import { FeedChoice } from './feed-choice.tsx';
import { type FeedTab, readFeedTab } from './feed-tabs.ts';
import { LateFeed } from './late-feed.tsx';
import { NothingInFeed } from './nothing-in-feed.tsx';

const RequestsLink = lazyPart(
  async () => ({ default: (await import('../follows/public/requests-link.tsx')).RequestsLink }),
  { preload: true },
);

/** Fills a few screens. */
const FIRST_PAGE = 6;

/**
 * Visitors see the popular posts, without tabs. A member who has chosen no tab sees 'Seguindo', or 'Para você'
 * while it is empty.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const chosen = readFeedTab(url.searchParams.get('aba'), request.headers.get('cookie'));
  const load = async (kind: FeedTab['kind'] | 'hot') => {
    const page = await loadListPage(args, (call, place) =>
      call(getFeed, { kind, ...(place.cursor ? place : { limit: FIRST_PAGE }) }),
    );
    return { kind, ...page };
  };
  if (!context.get(accountContext)) return load('hot');
  if (chosen) return load(chosen.kind);
  const following = await load('following');
  return following.items.length > 0 ? following : load('foryou');
}

/** `?publicar=1` changes nothing in the list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const listOf = (url: URL) => withParameter(url, 'publicar', null);
  const called = nextUrl.searchParams.has('publicar');
  return called && listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: brand.network.name }, args);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  const pages = usePostPages(`feed ${kind}`, loaderData, (cursor) =>
    quietCall(getFeed, { kind, cursor }),
  );
  const requests = useRequestCount();
  const [optimistic, setOptimistic] = useState<Post | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4 sm:pt-4">
      <h1 className="sr-only">Feed</h1>
      {kind !== 'hot' && <LateRings />}
      <Composer
        onOptimistic={setOptimistic}
        onPublished={(post) => pages.change((items) => [post, ...items])}
      />
      {requests > 0 && <RequestsLink count={requests} />}
      {kind !== 'hot' && <FeedChoice current={kind} />}
      {/* One grid item: a second one, rendered later, would add a gap. */}
      <div>
        {kind !== 'hot' && <LateFeed kind={kind} pages={pages} />}
        <PostList
          pages={pages}
          lead={optimistic && <OptimisticPost post={optimistic} />}
          empty={<NothingInFeed kind={kind} />}
        />
      </div>
    </div>
  );
}
