import { brand } from '@arquiba/contract/brand';

export function loader(): Response {
  const { name, slogan } = brand.network;
  const manifest = {
    name: `${name} · ${slogan}`,
    short_name: name,
    description: `${slogan} A rede de quem joga, torce e narra, com a loja de óculos ${brand.shop.name}.`,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffbf7',
    theme_color: '#fffbf7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Publicar', url: '/?publicar=1' },
      { name: 'Explorar', url: '/explorar' },
      { name: `Óculos ${brand.shop.name}`, url: '/loja' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
