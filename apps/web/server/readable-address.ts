import type { FastifyServerOptions } from 'fastify';

/** Options that the Fastify instance of the pages needs. */
export const pageServerOptions = {
  rewriteUrl: ({ url = '/' }) => (isReadable(url) || isData(url) ? url : withSignsAsText(url)),
} as const satisfies FastifyServerOptions;

/**
 * For a path with an invalid escape: takes its percent signs as text, so that it gets a page or 404, not 400.
 */
function withSignsAsText(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The API handles its own URLs. */
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
