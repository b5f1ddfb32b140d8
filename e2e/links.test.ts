import { expect, test } from 'vitest';
import { visitorRoutes } from './site-map.ts';
import { siteUrl } from './visit.ts';

const MOST_PAGES = 400;
const HREF = /<a\b[^>]*?\bhref="([^"]+)"/g;
const SOURCE = /<(?:img|source|script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g;

test('no link of the site is broken', { timeout: 300_000 }, async () => {
  const start = visitorRoutes.filter((route) => route !== '/nao-existe');
  const queue = start.map((route) => new URL(route, siteUrl()).href);
  const seen = new Set(queue);
  const broken: string[] = [];
  /** One address a file: other sizes of a picture are the same file. */
  const assets = new Map<string, string>();
  for (let at = 0; at < queue.length && at < MOST_PAGES; at++) {
    const url = queue[at] ?? '';
    const answer = await fetch(url);
    if (answer.status >= 400) broken.push(`${answer.status} ${url}`);
    if (!answer.headers.get('content-type')?.includes('text/html')) continue;
    const html = await answer.text();
    for (const address of addressesIn(html, SOURCE, url)) {
      assets.set(new URL(address).pathname, address);
    }
    for (const address of addressesIn(html, HREF, url)) {
      if (!address.startsWith(siteUrl()) || seen.has(address)) continue;
      seen.add(address);
      queue.push(address);
    }
  }
  for (const asset of assets.values()) {
    const answer = await fetch(asset, { method: 'HEAD' });
    if (answer.status >= 400) broken.push(`${answer.status} ${asset}`);
  }
  expect(seen.size).toBeGreaterThan(start.length);
  expect(broken).toEqual([]);
});

function addressesIn(html: string, pattern: RegExp, base: string): string[] {
  return [...html.matchAll(pattern)].flatMap(([, raw = '']) => {
    const url = new URL(raw.replaceAll('&amp;', '&'), base);
    url.hash = '';
    return url.protocol.startsWith('http') ? [url.href] : [];
  });
}
