import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Any site may call: the credential is in a header, which no browser sends by itself. The clients of
 * old and those that begin a session also ask for cookies to travel, and then browsers want the site
 * named. No cookie of ours opens anything here.
 */
export function crossOrigin({ url, headers }: FastifyRequest): Record<string, string> {
  const { origin } = headers;
  if (!NAMED_SITES.test(url)) return {};
  if (!origin) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  };
}

export function preflightAnswer(headers: IncomingHttpHeaders): Record<string, string> {
  const asked = headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers':
      typeof asked === 'string' && HEADER_NAMES.test(asked)
        ? asked
        : 'Authorization, Authorization-Token, Content-Type, X-Upload-Metadata',
    'access-control-max-age': '86400',
    vary: 'Origin, Access-Control-Request-Headers',
  };
}

const NAMED_SITES = /^\/(?:v2|api\/v1\/access_tokens)\//;
// Clients may be configured with headers of their own.
const HEADER_NAMES = /^[\w-]+( *, *[\w-]+)*$/;
