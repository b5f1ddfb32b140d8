import { brand } from '@arquiba/contract/brand';
import { getFeed } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { Composer } from '../posts/public/composer.tsx';
import { ForeseenPost } from '../posts/public/foreseen-post.tsx';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/home-page';

export async function loader(args: Route.LoaderArgs) {
  return await loadListPage(args, (call, place) => call(getFeed, place));
}

/** The call to write changes nothing in the list. */
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
  const pages = usePostPages('feed', loaderData, (cursor) => quietCall(getFeed, { cursor }));
  const [foreseen, setForeseen] = useState<Post | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4 sm:pt-4">
      <h1 className="sr-only">Feed</h1>
      <Composer
        onForeseen={setForeseen}
        onPublished={(post) => pages.change((items) => [post, ...items])}
      />
      <PostList
        pages={pages}
        lead={foreseen && <ForeseenPost post={foreseen} />}
        empty={
          <EmptyState
            art="pitch"
            action={<LinkButton to="/perfis">Encontrar quem seguir</LinkButton>}
          >
            Ninguém publicou ainda. O primeiro lance é seu.
          </EmptyState>
        }
      />
    </div>
  );
}
