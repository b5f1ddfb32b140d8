import { brand } from '@arquiba/contract/brand';
import type { Location, MetaDescriptor } from 'react-router';

interface PageDescription {
  /** Without the name of the brand, which is appended. */
  title: string;
  description?: string;
  face?: 'network' | 'shop';
  /** Not for search engines: personal pages, and pages without content of their own. */
  hidden?: boolean;
  /** The absolute URL of the preview picture. */
  image?: string | undefined;
  /** The canonical path, if several lead to the page. */
  canonicalPath?: string;
}

interface MetaArguments {
  location: Location;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** Title, description, preview and canonical URL of a page. */
export function pageMeta(page: PageDescription, args: MetaArguments): MetaDescriptor[] {
  const face = brand[page.face ?? 'network'];
  const title =
    page.title === face.name ? `${face.name} · ${face.slogan}` : `${page.title} · ${face.name}`;
  const description = page.description ?? describe(page.face);
  const origin = readOrigin(args.matches[0]?.loaderData);
  const address = origin + (page.canonicalPath ?? args.location.pathname);
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: face.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: page.image ?? `${origin}/preview.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function describe(face: PageDescription['face']): string {
  return face === 'shop'
    ? `${brand.shop.slogan}. Armações e óculos de sol da ${brand.shop.name}, em até 10x sem juros.`
    : `${brand.network.slogan} A rede de quem joga, torce, narra e treina: jogos, grupos, vídeos e gente do esporte.`;
}

function readOrigin(rootData: unknown): string {
  return rootData && typeof rootData === 'object' && 'publicUrl' in rootData
    ? String(rootData.publicUrl)
    : '';
}
