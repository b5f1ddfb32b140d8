import { brand } from '@arquiba/contract/brand';
import { id } from '@arquiba/contract/id';
import { getPost } from '@arquiba/contract/posts';
import { pageCall } from '../../loader.ts';
import { siteContext, visitorCallContext } from '../../page-context.ts';
import { describePost } from '../public/describe-post.ts';
import type { Route } from './+types/oembed';
import { EMBED_WIDTH, embedCode, embedHeight } from './embed-code.ts';

const LEAST_WIDTH = 250;
const CACHE_SECONDS = 3600;

/** How other sites show a link to a public post: https://oembed.com */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = args.context.get(siteContext);
  const { searchParams } = args.url;
  if ((searchParams.get('format') ?? 'json') !== 'json') {
    return answer(501, { error: 'Só há respostas em JSON.' });
  }
  const postId = readPostId(searchParams.get('url') ?? '', publicUrl);
  const gone = { error: 'Este endereço não é de uma publicação pública.' };
  if (!postId) return answer(404, gone);
  const call = pageCall(args, visitorCallContext);
  const post = await call(getPost, { id: postId }).catch(() => null);
  if (!post?.mayShare) return answer(404, gone);
  const width = readWidth(searchParams.get('maxwidth'));
  return answer(200, {
    ...{ version: '1.0', type: 'rich', cache_age: CACHE_SECONDS },
    ...{ provider_name: brand.network.name, provider_url: publicUrl },
    title: describePost(post).title,
    author_name: post.author.displayName,
    author_url: `${publicUrl}/perfil/${post.author.username}`,
    ...{ width, height: embedHeight(post, width), html: embedCode(post, publicUrl, width) },
  });
}

function readPostId(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const [, found = ''] = /^\/post\/([^/]+)\/?$/.exec(pathname) ?? [];
  return origin === publicUrl && id.safeParse(found).success ? found : null;
}

function readWidth(asked: string | null): number {
  const most = Number(asked) || EMBED_WIDTH;
  return Math.round(Math.max(LEAST_WIDTH, Math.min(most, EMBED_WIDTH)));
}

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
}
