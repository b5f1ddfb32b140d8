import { getFeed } from '@arquiba/contract/feed';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/reels-page';

const KIND = 'video';

export async function loader(args: Route.LoaderArgs) {
  return await loadListPage(args, (call, place) => call(getFeed, { kind: KIND, ...place }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: titleOf(args.location.pathname), canonicalPath: '/reels' }, args);
}

/** The page has two entries in the menu. */
function titleOf(path: string): string {
  return path === '/virals' ? 'Virals' : 'Reels';
}

/** The videos of everyone, the most popular first. */
export default function ReelsPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const pages = usePostPages('reels', loaderData, (cursor) =>
    quietCall(getFeed, { kind: KIND, cursor }),
  );
  return (
    <>
      <PageHeading title={titleOf(pathname)} />
      <PostList
        pages={pages}
        empty={
          <EmptyState art="court" action={<LinkButton to="/">Ir para o feed</LinkButton>}>
            Nenhum vídeo publicado ainda.
          </EmptyState>
        }
      />
    </>
  );
}
