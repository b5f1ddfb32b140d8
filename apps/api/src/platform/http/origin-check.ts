import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request may change something: it was made by a page of this site, or by something that is not a
 * browser and carries no session.
 *
 * A browser states the origin of the page on every unsafe request, and no page can forge or omit that header.
 * `Origin` is `null` or missing only in rare cases (a form on a page with `Referrer-Policy: no-referrer`);
 * there `Sec-Fetch-Site`, which pages cannot change either, answers the same question. With neither header,
 * the client is no current browser. Only a cookie could then be misused, so its presence decides.
 */
export function mayChange(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  publicUrl: URL,
): boolean {
  if (method !== undefined && SAFE_METHODS.has(method)) return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return isOwnOrigin(origin, headers, publicUrl);
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined && headers.cookie === undefined;
}

/**
 * Whether an `Origin` is this site's. A developer's machine has several names, so without https a loopback
 * name is also accepted if the browser asked for that very name: `localhost:3000` may call `localhost:3000`,
 * and no other port may. Loopback names only: a name of the attacker that resolves to this machine would have
 * equal `Origin` and `Host` too.
 */
export function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (publicUrl.protocol !== 'http:' || origin !== `http://${headers.host}`) return false;
  return LOOPBACK_NAMES.has(URL.parse(origin)?.hostname ?? '');
}
