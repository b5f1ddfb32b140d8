import { expect, test } from 'vitest';
import { visitorRoutes } from './site-map.ts';
import { siteUrl } from './visit.ts';

/** Pages that differ only in their person or item: this many of a kind are checked. */
const MOST_OF_A_KIND = 3;
const HREF = /<a\b[^>]*?\bhref="([^"]+)"/g;
const SOURCE = /<(?:img|source|script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g;

test('no link of the site is broken', { timeout: 300_000 }, async () => {
  const start = visitorRoutes.filter((route) => route !== '/nao-existe');
  const queue = start.map((route) => new URL(route, siteUrl()).href);
  const seen = new Set(queue);
  /** Each with the page that links to it. */
  const sources = new Map<string, string>();
  const broken: { status: number; url: string }[] = [];
  /** One address a file: other sizes of a picture are the same file. */
  const assets = new Map<string, string>();
  const opened = new Map<string, number>();
  for (let at = 0; at < queue.length; at++) {
    const url = queue[at] ?? '';
    const kind = kindOf(url);
    const before = opened.get(kind) ?? 0;
    if (before === MOST_OF_A_KIND) continue;
    opened.set(kind, before + 1);
    const answer = await fetch(url);
    if (answer.status >= 400) broken.push({ status: answer.status, url });
    if (!answer.headers.get('content-type')?.includes('text/html')) continue;
    const html = await answer.text();
    for (const address of addressesIn(html, SOURCE, url)) {
      assets.set(new URL(address).pathname, address);
      sources.set(address, url);
    }
    for (const address of addressesIn(html, HREF, url)) {
      if (!address.startsWith(siteUrl()) || seen.has(address)) continue;
      seen.add(address);
      sources.set(address, url);
      queue.push(address);
    }
  }
  for (const asset of assets.values()) {
    const answer = await fetch(asset, { method: 'HEAD' });
    if (answer.status >= 400) broken.push({ status: answer.status, url: asset });
  }
  expect(seen.size).toBeGreaterThan(start.length);
  const left = [];
  for (const { status, url } of broken) {
    const source = sources.get(url);
    if (!source || (await linksStill(source, url))) left.push(`${status} ${url} on ${source}`);
  }
  expect(left.join('\n')).toBe('');
});

/** Other journeys delete things of their own, after a page that shows them was read. */
async function linksStill(source: string, url: string): Promise<boolean> {
  const html = await (await fetch(source)).text();
  return [HREF, SOURCE].some((pattern) => addressesIn(html, pattern, source).includes(url));
}

/** '/post/71?ordem=novos' and '/post/72?ordem=novos' are of one kind. */
function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const [, first, ...rest] = pathname.split('/');
  return `${first} ${rest.length} ${rest.at(1) ?? ''} ${[...searchParams.keys()]}`;
}

function addressesIn(html: string, pattern: RegExp, base: string): string[] {
  return [...html.matchAll(pattern)].flatMap(([, raw = '']) => {
    const url = new URL(raw.replaceAll('&amp;', '&'), base);
    url.hash = '';
    return url.protocol.startsWith('http') ? [url.href] : [];
  });
}
