import { brand } from '@arquiba/contract/brand';
import { id } from '@arquiba/contract/id';
import { getPost, type Post } from '@arquiba/contract/posts';
import { renderToStaticMarkup } from 'react-dom/server';
import { isNotFound, pageCall } from '../../loader.ts';
import { siteContext, visitorCallContext } from '../../page-context.ts';
import archivo from '../../styles/archivo.woff2?url';
import type { Route } from './+types/embed-page';
import styles from './embed.css?inline';
import { EmbeddedPost, NoPost } from './embedded-post.tsx';

const FONT = `@font-face{font-family:Archivo;font-weight:400 900;src:url(${archivo}) format("woff2")}`;

/**
 * A document for frames on other sites. It is always what a visitor sees, and has no scripts and no forms: a
 * site around it can neither read nor trigger anything.
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, mediaUrl, nonce } = args.context.get(siteContext);
  const post = await findPublic(args);
  const markup = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{post ? `Publicação de ${post.author.displayName}` : brand.network.name}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: FONT + styles }} />
      </head>
      <body>
        {post ? <EmbeddedPost post={post} origin={publicUrl} /> : <NoPost origin={publicUrl} />}
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${markup}`, {
    status: post ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy(nonce, new URL(mediaUrl).origin),
      // A post that is deleted, or no longer public, must not stay in caches.
      'cache-control': 'no-cache',
    },
  });
}

async function findPublic(args: Route.LoaderArgs): Promise<Post | null> {
  if (!id.safeParse(args.params.id).success) return null;
  try {
    const post = await pageCall(args, visitorCallContext)(getPost, { id: args.params.id });
    return post.mayShare ? post : null;
  } catch (answer) {
    if (isNotFound(answer)) return null;
    throw answer;
  }
}

function framePolicy(nonce: string, media: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `img-src ${media}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}
