import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request may change something: it was made by a page of this site,
 * or by something that is not a browser and carries nobody's session.
 *
 * A browser states the origin of the page on every unsafe request, and no page
 * can forge or leave out that header. `Origin` is `null` or missing only in
 * corners (a form on a page with `Referrer-Policy: no-referrer`), where
 * `Sec-Fetch-Site`, equally out of a page's reach, tells the same. With neither,
 * no current browser is at the other end; a cookie is then the only thing that
 * could be misused, so its presence decides.
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
 * Whether an `Origin` is this site's. On a machine of one's own the site has
 * several names, so without https a loopback name is also fine where the browser
 * asked for that very name: `localhost:3000` may call `localhost:3000`, and no
 * other port may. Only loopback names, because a name of the attacker's that
 * resolves to this machine would have an equal `Origin` and `Host` too.
 */
export function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (publicUrl.protocol !== 'http:' || origin !== `http://${headers.host}`) return false;
  return LOOPBACK_NAMES.has(URL.parse(origin)?.hostname ?? '');
}
