import { id } from '@arquiba/contract/id';
import { getPost, listProfilePosts, type Post } from '@arquiba/contract/posts';
import { CommentsSection } from '../comments/public/comments-section.tsx';
import { loadComments } from '../comments/public/load-comments.ts';
import { notFound, pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { voteByForm } from '../polls/public/vote-by-form.ts';
import { BackButton } from '../ui/back-button.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Refusal } from '../ui/refusal.tsx';
import type { Route } from './+types/post-page';
import { describePost } from './public/describe-post.ts';
import { PostItem } from './public/post-item.tsx';
import { useRemovedPosts } from './public/removed-posts.ts';

const OTHERS = 3;

export async function loader(args: Route.LoaderArgs) {
  if (!id.safeParse(args.params.id).success) throw notFound();
  const post = await pageCall(args)(getPost, { id: args.params.id });
  const [others, comments] = await Promise.all([othersOf(post, args), loadComments(args, post.id)]);
  return { post, others, comments };
}

/** The ballot of a poll, on any page, is sent here while there are no scripts. */
export async function action(args: Route.ActionArgs) {
  return voteByForm(args);
}

export function meta(args: Route.MetaArgs) {
  const post = args.loaderData?.post;
  if (!post) return [];
  const publicUrl = args.matches[0]?.loaderData?.publicUrl ?? '';
  const page = pageMeta(describePost(post), args);
  if (!post.mayShare) return page;
  const address = encodeURIComponent(`${publicUrl}/post/${post.id}`);
  const oembed = { rel: 'alternate', type: 'application/json+oembed', title: 'oEmbed' };
  return [...page, { tagName: 'link', ...oembed, href: `/oembed?url=${address}` }];
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, others, comments } = loaderData;
  const removed = useRemovedPosts();
  const { displayName, username } = post.author;
  const shown = others.filter((other) => !removed.has(other.id));
  return (
    <>
      <div className="flex items-center gap-1 px-2 py-1.5 md:px-0 lg:pt-0 lg:pb-4">
        <BackButton to="/" />
        <h1 title={displayName} className="display min-w-0 truncate py-1 text-xl lg:text-3xl">
          Publicação de {displayName}
        </h1>
      </div>
      <div className="px-4 pb-3 empty:hidden md:px-0">
        <Refusal message={actionData?.message} />
      </div>
      {removed.has(post.id) ? (
        <EmptyState art="box" action={<LinkButton to="/">Ir para o feed</LinkButton>}>
          Esta publicação foi apagada.
        </EmptyState>
      ) : (
        <>
          <PostItem key={post.id} post={post} whole priority />
          <CommentsSection key={`comments ${post.id}`} post={post} comments={comments} />
        </>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="others" className="mt-8 grid grid-cols-1 gap-2 sm:gap-4">
          <div className="flex items-center justify-between gap-3 px-4 md:px-0">
            <h2 id="others" className="display text-xl wrap-anywhere">
              Mais de {displayName}
            </h2>
            <LinkButton tone="ghost" to={`/perfil/${username}`} className="-mr-4">
              Ver perfil
            </LinkButton>
          </div>
          {shown.map((other) => (
            <PostItem key={other.id} post={other} followable={false} />
          ))}
        </section>
      )}
    </>
  );
}

/** The page works without these posts. */
async function othersOf(post: Post, { context }: Route.LoaderArgs): Promise<Post[]> {
  const call = context.get(callContext);
  const { username } = post.author;
  try {
    const { items } = await call(listProfilePosts, { username, limit: OTHERS + 1 });
    return items.filter((item) => item.id !== post.id).slice(0, OTHERS);
  } catch {
    return [];
  }
}
