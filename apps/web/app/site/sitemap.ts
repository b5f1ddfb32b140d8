import { listProducts } from '@arquiba/contract/catalog';
import { listGroups } from '@arquiba/contract/groups';
import { listProfiles } from '@arquiba/contract/profiles';
import type { Call } from '@arquiba/contract/route';
import { SHOP_START, shopCategories } from '../catalog/public/shop-categories.ts';
import { HELP, helpTopics } from '../help/public/help-topics.ts';
import { pageCall } from '../loader.ts';
import { siteContext, visitorCallContext } from '../page-context.ts';
import type { Route } from './+types/sitemap';
import { escapeXml } from './public/escape-xml.ts';

const FIXED = [
  '/',
  '/explorar',
  '/trending',
  '/perfis',
  '/moments',
  '/conquistas',
  '/grupos',
  '/virals',
  '/lives',
  SHOP_START,
  '/oculos',
  ...shopCategories.map(({ path }) => path),
  HELP,
  ...helpTopics.map(({ path }) => path),
  '/cadastrar',
  '/termos',
  '/privacidade',
];
const PAGE = 50;
/** Search engines accept 50,000 URLs; each page of a list is a query. */
const MAX_PAGES = 100;
const KEEP_MS = 10 * 60_000;

let cached: { until: number; paths: string[] } | undefined;

/** Always read as a visitor, because the cached list is sent to everyone. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = args.context.get(siteContext);
  if (!cached || cached.until < Date.now()) {
    const paths = await collectPaths(pageCall(args, visitorCallContext));
    cached = { until: Date.now() + KEEP_MS, paths };
  }
  const addresses = cached.paths.map(
    (path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

async function collectPaths(call: Call): Promise<string[]> {
  const profiles = await walk(
    (cursor) => call(listProfiles, { limit: PAGE, ...(cursor && { cursor }) }),
    (profile) => `/perfil/${encodeURIComponent(profile.username)}`,
  );
  const products = await walk(
    (cursor) => call(listProducts, { limit: PAGE, ...(cursor && { cursor }) }),
    (product) => `/oculos/${encodeURIComponent(product.slug)}`,
  );
  const groups = await walk(
    (cursor) => call(listGroups, { limit: PAGE, ...(cursor && { cursor }) }),
    (group) => `/grupo/${encodeURIComponent(group.slug)}`,
  );
  return [...FIXED, ...products, ...groups, ...profiles];
}

async function walk<T>(
  load: (cursor: string | null) => Promise<{ items: T[]; nextCursor: string | null }>,
  pathOf: (item: T) => string,
): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page = await load(cursor);
    paths.push(...page.items.map(pathOf));
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return paths;
}
