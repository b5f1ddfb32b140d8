import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MediaError } from '@arquiba/media-contract/errors';
import type { SourceRules } from './source-rules.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What an address elsewhere answers, followed to its end. Every step on the way is checked. */
export async function openSource(
  rules: SourceRules,
  address: string,
  signal: AbortSignal,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = readUrl(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await connect(rules, url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { url, response };
    response.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location) {
      throw failed(`O endereço respondeu ${statusCode}.`, { status: statusCode });
    }
    if (redirects === MOST_REDIRECTS) throw failed('O endereço redireciona vezes demais.');
    url = readUrl(headers.location, url);
  }
}

/** Reads what is left of an answer; a connection that breaks is distinguished from our own failures. */
export async function* readSource(response: IncomingMessage, signal: AbortSignal) {
  try {
    yield* response;
  } catch (error) {
    throw explain(error, signal);
  }
}

async function connect(rules: SourceRules, url: URL, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSafe = url.protocol === 'https:';
  const port = Number(url.port) || (isSafe ? 443 : 80);
  const addresses = isIP(host) ? [host] : await resolve(rules, host, signal);
  if (addresses.length === 0) throw failed('O endereço não foi encontrado.');
  if (!addresses.every((address) => rules.isAllowed(address, port))) {
    throw new MediaError('source_refused', { details: { parameter: 'url' } });
  }
  // Names are not asked for again: what was checked is what is connected to.
  const lookup: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = found;
    if (all) done(null, found);
    else done(null, first.address, first.family);
  };
  const request = (isSafe ? https : http).request({
    ...{ protocol: url.protocol, hostname: host, port, path: url.pathname + url.search },
    ...{ lookup, signal, agent: false },
    headers: {
      host: url.host,
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'arquiba-media',
    },
  });
  return await new Promise<IncomingMessage>((done, fail) => {
    request
      .on('response', done)
      .on('error', (error) => fail(explain(error, signal)))
      .end();
  });
}

async function resolve(rules: SourceRules, name: string, signal: AbortSignal): Promise<string[]> {
  const late = Promise.withResolvers<never>();
  const onAbort = () => late.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([rules.resolve(name), late.promise]);
  } catch (error) {
    throw explain(error, signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url?.hostname || !isWeb || url.username || url.password) {
    throw new MediaError('source_refused', { details: { parameter: 'url' } });
  }
  return url;
}

function explain(error: unknown, signal: AbortSignal): MediaError {
  if (error instanceof MediaError) return error;
  if (signal.aborted) return new MediaError('source_timeout', { cause: error });
  return failed('O arquivo não pôde ser baixado do endereço.', undefined, error);
}

function failed(message: string, details?: Record<string, unknown>, cause?: unknown): MediaError {
  return new MediaError('source_failed', { message, cause, ...(details && { details }) });
}
