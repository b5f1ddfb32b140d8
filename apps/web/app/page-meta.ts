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
  /** Instead of `image`: what the API draws the picture of, such as `posts/71`. */
  card?: string | undefined;
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
    ...previewPicture(page, origin),
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function previewPicture({ image, card }: PageDescription, origin: string): MetaDescriptor[] {
  if (image) return [{ property: 'og:image', content: image }];
  const drawn = card ? `/api/${card}/cartao.png` : '/preview.png';
  return [
    { property: 'og:image', content: origin + drawn },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
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
