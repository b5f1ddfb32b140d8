import type { listOpenPosts } from '@arquiba/contract/profile-posts';
import type { OutputOf } from '@arquiba/contract/route';
import { describe, expect, it } from 'vitest';
import { writeRss } from './write-rss.ts';

type Open = OutputOf<typeof listOpenPosts>;

const author = { username: 'ana', displayName: 'Ana <3 & "gol"' } as Open['author'];

function feedOf(text: string, media: object[] = []): string {
  const post = { id: '7', author, text, media, createdAt: '2026-03-10T12:00:00.000Z' };
  return writeRss(
    { author, items: [post as unknown as Open['items'][number]] },
    'https://site.test',
  );
}

describe('the RSS of a profile', () => {
  it('names each post with its address and time', () => {
    const feed = feedOf('Gol');
    expect(feed).toContain('<link>https://site.test/post/7</link>');
    expect(feed).toContain('<pubDate>Tue, 10 Mar 2026 12:00:00 GMT</pubDate>');
    expect(feed).toContain('href="https://site.test/perfil/ana/rss" rel="self"');
  });

  it.each([
    '</description><script>alert(1)</script>',
    ']]><x/>',
    'a\u0001\u0008\u000b\u001f\ufffe\uffffb',
    '&lt;b&gt;',
    '"\'<>&',
    '\u{1F3C0} ⚽ \ud83d',
  ])('holds %j as data', (text) => {
    const feed = feedOf(text, [{ url: 'https://m.test/a?x=1&y="', mime: 'image/png', alt: text }]);
    expect(feed).not.toMatch(/<script|<x\/>|<b>/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    expect(feed.isWellFormed()).toBe(true);
    // Nothing but our own elements and numbered characters is left.
    const bare = feed.replace(
      /<\/?(rss|channel|item|title|link|description|language|guid|pubDate|enclosure|atom:link|\?xml)\b[^<>]*>/g,
      '',
    );
    expect(bare).not.toMatch(/[<>]|&(?!#\d+;)/);
  });
});
