import { getPost } from '@arquiba/contract/posts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import type { Route } from './+types/post-page';

export async function loader(args: Route.LoaderArgs) {
  return { post: await pageCall(args)(getPost, { id: args.params.id }) };
}

export function meta(args: Route.MetaArgs) {
  const post = args.loaderData?.post;
  if (!post) return [];
  return pageMeta(
    {
      title: `Publicação de ${post.author.displayName}`,
      ...(post.text && { description: post.text.slice(0, 200) }),
    },
    args,
  );
}

export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={`Publicação de ${post.author.displayName}`} />
      <p className="px-4 whitespace-pre-line md:px-0">{post.text}</p>
    </>
  );
}
