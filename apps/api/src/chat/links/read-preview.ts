import type { PageElsewhere } from '@arquiba/media-contract/port';
import type { LinkRow } from '../tables.ts';

/** `picture` is the address that the page names. */
interface Preview extends Omit<LinkRow, 'picture'> {
  picture: string | null;
}

const MOST = { title: 200, description: 300, site: 80, address: 2000 };

/** What a page says about itself; null without a title. */
export function readPreview({ url, html }: PageElsewhere, sent: string): Preview | null {
  const named = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\b[^>]{1,2000}>/gi)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    if (name && content && !named.has(name.toLowerCase())) named.set(name.toLowerCase(), content);
  }
  const [, written = ''] = /<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(html) ?? [];
  const title = plain(named.get('og:title') ?? written, MOST.title);
  if (title === '') return null;
  const description = named.get('og:description') ?? named.get('description') ?? '';
  const site = named.get('og:site_name') ?? new URL(url).hostname.replace(/^www\./, '');
  const picture = plain(named.get('og:image') ?? '', MOST.address);
  return {
    ...{ url: sent, title },
    picture: picture === '' ? null : (URL.parse(picture, url)?.href ?? null),
    description: plain(description, MOST.description),
    site: plain(site, MOST.site),
  };
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found ? (found[1] ?? found[2] ?? null) : null;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function plain(text: string, most: number): string {
  const decoded = text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (all, ...found) => {
      const [decimal, hexadecimal, name] = found;
      if (name) return ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    },
  );
  const spaced = decoded.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return [...spaced].slice(0, most).join('').toWellFormed();
}
