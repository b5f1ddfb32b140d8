import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { readTokenCookie } from './token-cookie.ts';

/**
 * Any site may call and show: what is not for everyone needs a credential in a header, which no browser
 * sends by itself. Some clients ask for cookies to travel as well, and then browsers want the site
 * named. Only where a cookie of ours is the credential, another site may show what it opens, but never
 * read it.
 */
export function crossOrigin({ headers }: FastifyRequest): Record<string, string> {
  const { origin, authorization, cookie } = headers;
  const isByHeader = authorization !== undefined || headers['authorization-token'] !== undefined;
  if (!origin || (!isByHeader && readTokenCookie(cookie) !== null)) return { vary: 'Origin' };
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

// Clients may be configured with headers of their own.
const HEADER_NAMES = /^[\w-]+( *, *[\w-]+)*$/;
