// Lets pages show media files that are not public. The upload client passes the access token of its session,
// and every download of the account's files gets it as a header. Cookies would not work, because many browsers
// block those of other origins.
//
// The client defines the message type, the marks and the shape of the configuration:
// [{ urlPrefix, headers: [{ key, value }], expires?, requestUrlPrefixes?, sourceUrlPrefixes? }].

const MESSAGE = 'SET_BYTESCALE_AUTH_CONFIG';
// Marks before the prefix of an entry that is limited to some requests or pages. A worker that does not know
// such limits then finds no URL that starts with the prefix.
const REQUEST_MARK = '!bytescale-request-scoped!';
const SOURCE_MARK = '!bytescale-source-scoped!';
const CACHE = 'arquiba-media-auth';
const CACHE_KEY = '/media-auth-config';

/** Undefined after the browser has stopped and restarted this worker; then it is read from the cache. */
let state;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.type !== MESSAGE) return;
  state = { config: listOf(event.data.config), rules: listOf(event.data.urlRewriteRules) };
  event.waitUntil(keep(state));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (state === undefined) event.respondWith(answerLater(event));
  else if (concerns(request, state)) event.respondWith(answer(event, state));
});

async function answerLater(event) {
  state ??= await recall();
  return await answer(event, state);
}

async function answer({ request, clientId }, { config, rules }) {
  const url = rewrite(request.url, rules);
  for (const entry of config) {
    if (!fits(entry, request.url, url) || !(await isForPage(entry, clientId))) continue;
    return await fetch(build(request, url, headersFor(request, entry)));
  }
  return await fetch(url === request.url ? request : build(request, url, request.headers));
}

function concerns({ url: original }, { config, rules }) {
  const url = rewrite(original, rules);
  return url !== original || config.some((entry) => fits(entry, original, url));
}

/** Applies the first matching rule, once. */
function rewrite(url, rules) {
  const rule = rules.find(({ fromUrlPrefix }) => url.startsWith(fromUrlPrefix));
  return rule ? rule.toUrlPrefix + url.slice(rule.fromUrlPrefix.length) : url;
}

function fits(entry, original, url) {
  const { expires, requestUrlPrefixes } = entry;
  if (typeof expires === 'number' && expires <= Date.now()) return false;
  const prefix = prefixOf(entry);
  if (prefix === null || !url.startsWith(prefix)) return false;
  return !requestUrlPrefixes || requestUrlPrefixes.some((each) => original.startsWith(each));
}

function prefixOf({ urlPrefix, requestUrlPrefixes, sourceUrlPrefixes }) {
  const marks = (requestUrlPrefixes ? REQUEST_MARK : '') + (sourceUrlPrefixes ? SOURCE_MARK : '');
  return urlPrefix.startsWith(marks) ? urlPrefix.slice(marks.length) : null;
}

async function isForPage({ sourceUrlPrefixes }, clientId) {
  if (!sourceUrlPrefixes) return true;
  const page = clientId ? await self.clients.get(clientId) : undefined;
  if (page?.type !== 'window') return false;
  return sourceUrlPrefixes.some((prefix) => page.url.startsWith(prefix));
}

/** Headers of the page have priority, unless the entry is limited to this page. */
function headersFor(request, { headers: added, sourceUrlPrefixes }) {
  const headers = new Headers(request.headers);
  if (sourceUrlPrefixes) {
    headers.delete('Authorization');
    headers.delete('Authorization-Token');
  }
  for (const { key, value } of added) if (!headers.has(key)) headers.set(key, value);
  return headers;
}

/**
 * Pictures are requested without CORS, which allows no headers, so the mode is changed. The token replaces
 * cookies.
 */
function build(request, url, headers) {
  return new Request(url, {
    headers,
    mode: 'cors',
    credentials: 'same-origin',
    cache: request.cache,
    integrity: request.integrity,
    redirect: request.redirect,
    referrer: request.referrer,
    referrerPolicy: request.referrerPolicy,
    signal: request.signal,
  });
}

async function keep(value) {
  const cache = await caches.open(CACHE);
  await cache.put(CACHE_KEY, new Response(JSON.stringify(value)));
}

async function recall() {
  try {
    const cache = await caches.open(CACHE);
    const stored = await cache.match(CACHE_KEY);
    return (await stored?.json()) ?? { config: [], rules: [] };
  } catch {
    return { config: [], rules: [] };
  }
}

function listOf(value) {
  return Array.isArray(value) ? value : [];
}
