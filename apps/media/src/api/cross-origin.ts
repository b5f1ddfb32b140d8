import type { IncomingHttpHeaders } from 'node:http';

/** Any site may call: the credential is in a header, which no browser sends by itself. */
export function preflightAnswer(headers: IncomingHttpHeaders): Record<string, string> {
  const asked = headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers':
      typeof asked === 'string' && HEADER_NAMES.test(asked)
        ? asked
        : 'Authorization, Authorization-Token, Content-Type, X-Upload-Metadata',
    'access-control-max-age': '86400',
    vary: 'Access-Control-Request-Headers',
  };
}

// Clients may be configured with headers of their own.
const HEADER_NAMES = /^[\w-]+( *, *[\w-]+)*$/;
