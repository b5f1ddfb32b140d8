import type { FastifyServerOptions } from 'fastify';

/** What the Fastify instance that carries the pages must be made with. */
export const pageServerOptions = {
  rewriteUrl: ({ url = '/' }) => (isReadable(url) || isData(url) ? url : withSignsAsText(url)),
} as const satisfies FastifyServerOptions;

/** A percent sign that begins no character is one: the page of such an address is found or not. */
function withSignsAsText(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The API answers for its own addresses, in its own way. */
function isData(url: string): boolean {
  return url.startsWith('/api/');
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
