import { getFeed } from '@arquiba/contract/feed';
import { id } from '@arquiba/contract/id';
import { getPost, listProfilePosts } from '@arquiba/contract/posts';
import type { Call } from '@arquiba/contract/route';
import { redirect, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage } from '../list-page.ts';
import { notFound, pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { atWidth } from '../ui/picture-sources.ts';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/reels-page';
import { ReelsPlayer } from './player/reels-player.tsx';
import { videoOf, withClips } from './reel-item.ts';

const KIND = 'video';
const LONGEST_DESCRIPTION = 200;
const PREVIEW_WIDTH = 1280;

/** With an id it begins with that reel; `?perfil=` goes on with those of one person. */
export async function loader(args: Route.LoaderArgs) {
  const { id: wanted } = args.params;
  if (wanted !== undefined && !id.safeParse(wanted).success) throw notFound();
  const username = args.url.searchParams.get('perfil');
  const [first, list] = await Promise.all([
    wanted === undefined ? null : pageCall(args)(getPost, { id: wanted }),
    loadListPage(args, (call, { cursor }) => readPosts(call, username, cursor)),
  ]);
  if (first && !videoOf(first)) throw redirect(`/post/${first.id}`);
  const items = await withClips(args.context.get(callContext), startingWith(first, list.items));
  return { username, page: { items, nextCursor: list.nextCursor } };
}

/** The address follows the reel on screen; a list that is there already is not read again. */
export function meta(args: Route.MetaArgs) {
  const first = args.params.id === undefined ? undefined : args.loaderData?.page.items[0];
  if (!first) {
    return pageMeta({ title: titleOf(args.location.pathname), canonicalPath: '/reels' }, args);
  }
  const { id: of, post, video } = first;
  const page = {
    title: `Reel de ${post.author.displayName}`,
    description: post.text.slice(0, LONGEST_DESCRIPTION) || video.alt || 'Vídeo',
    image: video.poster && atWidth(video.poster, PREVIEW_WIDTH),
    canonicalPath: `/reels/${of}`,
  };
  return pageMeta(page, args);
}

/** The page has two entries in the menu. */
function titleOf(path: string): string {
  return path.startsWith('/virals') ? 'Virals' : 'Reels';
}

/** The videos of everyone, the most popular first, one at a time. */
export default function ReelsPage({ loaderData, params }: Route.ComponentProps) {
  const { username, page } = loaderData;
  const { pathname } = useLocation();
  const viewer = useAccount()?.id ?? 'visitor';
  const pages = usePages({
    name: `reels ${username ?? ''} ${viewer}`,
    first: page,
    load: async (cursor) => {
      const { items, nextCursor } = await readPosts(quietCall, username, cursor);
      return { items: await withClips(quietCall, items), nextCursor };
    },
    idOf: (reel) => reel.id,
  });
  const title = titleOf(pathname);
  if (pages.items.length === 0 && pages.nextCursor === null) {
    return (
      <>
        <PageHeading title={title} />
        <EmptyState art="court" action={<LinkButton to="/">Ir para o feed</LinkButton>}>
          Nenhum vídeo publicado ainda.
        </EmptyState>
      </>
    );
  }
  return <ReelsPlayer key={viewer} {...{ title, pages, start: params.id }} />;
}

function readPosts(call: Call, username: string | null, cursor: string | undefined) {
  const place = cursor === undefined ? {} : { cursor };
  if (username === null) return call(getFeed, { kind: KIND, ...place });
  return call(listProfilePosts, { username, kind: KIND, ...place });
}

function startingWith<T extends { id: string }>(first: T | null, list: T[]): T[] {
  return first ? [first, ...list.filter(({ id }) => id !== first.id)] : list;
}
