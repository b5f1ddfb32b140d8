import { listHashtagPosts } from '@arquiba/contract/explore';
import { quietCall } from '../api-call.ts';
import { loadListPage } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/hashtag-page';
import { PostCount } from './public/hashtag-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { tag } = args.params;
  return await loadListPage(args, (call, place) => call(listHashtagPosts, { tag, ...place }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `#${args.loaderData?.name ?? args.params.tag}` }, args);
}

export default function HashtagPage({ loaderData, params: { tag } }: Route.ComponentProps) {
  const pages = usePostPages(`hashtag:${tag}`, loaderData, (cursor) =>
    quietCall(listHashtagPosts, { tag, cursor }),
  );
  const { name, posts } = loaderData;
  return (
    <>
      <PageHeading title={`#${name ?? tag}`}>
        {!!posts && <PostCount posts={posts} time="ao todo" />}
      </PageHeading>
      <PostList
        pages={pages}
        empty={
          <EmptyState art="net" action={<LinkButton to="/trending">Ver trending</LinkButton>}>
            Ninguém publicou sobre #{tag} ainda.
          </EmptyState>
        }
      />
    </>
  );
}
