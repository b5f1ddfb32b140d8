import { siteContext } from '../page-context.ts';
import type { Route } from './+types/robots';

const PRIVATE = [
  '/api/',
  '/minha-conta',
  '/checkout',
  '/recuperar-senha',
  '/responsavel',
  '/chat',
  '/notificacoes',
  '/salvos',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
