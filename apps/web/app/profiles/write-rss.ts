import { brand } from '@arquiba/contract/brand';
import type { Post } from '@arquiba/contract/posts';
import type { listOpenPosts } from '@arquiba/contract/profile-posts';
import type { OutputOf } from '@arquiba/contract/route';
import { describePost } from '../posts/public/describe-post.ts';
import { escapeXml } from '../site/public/escape-xml.ts';

/** RSS 2.0. The text of a post is escaped twice, so that it stays text in readers that take it for HTML. */
export function writeRss({ author, items }: OutputOf<typeof listOpenPosts>, site: string): string {
  const { username, displayName } = author;
  const page = `${site}/perfil/${username}`;
  const channel = [
    element('title', `${displayName} (@${username}) · ${brand.network.name}`),
    element('link', page),
    element('description', `O que ${displayName} publica na ${brand.network.name}.`),
    element('language', 'pt-BR'),
    `<atom:link href="${escapeXml(`${page}/rss`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => writeItem(post, site)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}

function writeItem(post: Post, site: string): string {
  const link = `${site}/post/${post.id}`;
  const [file] = post.media;
  const parts = [
    element('title', describePost(post).title),
    element('link', link),
    element('guid', link),
    element('pubDate', new Date(post.createdAt).toUTCString()),
    element('description', asHtml(post.text)),
    // RSS requires a size, which is unknown here; readers expect 0 then.
    ...(file
      ? [`<enclosure url="${escapeXml(file.url)}" length="0" type="${escapeXml(file.mime)}"/>`]
      : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function asHtml(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>');
}
