import { randomBytes } from 'node:crypto';
import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Call } from '@arquiba/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

const FORM_BYTES = 64 * 1024;
const RETRY_SECONDS = '5';

export interface PagesOptions {
  openCall(request: FastifyRequest): Promise<OpenedCall>;
  publicUrl: string;
  mediaUrl: string;
  /** Built assets when true, Vite with hot reload otherwise. */
  production: boolean;
}

interface OpenedCall {
  call: Call;
  account: AccountSummary | null;
  /** Grows while the page's loaders run. */
  setCookies: string[];
}

/** What the server hands to the bundle for one page; see `createLoadContext` there. */
export interface PageInput {
  call: Call;
  account: AccountSummary | null;
  nonce: string;
  publicUrl: string;
  mediaUrl: string;
  production: boolean;
  /** Why the session could not be read, if it could not. */
  failure?: unknown;
  report(error: unknown): void;
}

type PageBuild = ServerBuild & {
  entry: { module: { createLoadContext(input: PageInput): RouterContextProvider } };
};

/** Serves every page of the site, its data and its assets. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const origin = new URL(options.publicUrl).origin;
  const { loadBuild, adapt } = options.production ? await openBuild(app) : await openVite(app);
  const respond = options.production
    ? createRequestHandler(await loadBuild(), 'production')
    : createRequestHandler(loadBuild, 'development');

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (request.method === 'POST' && request.headers.origin !== origin) {
      return reply.status(403).type('text/plain').send('Este pedido veio de outro site.');
    }
    const webRequest = toWebRequest(request, reply, origin);
    if (!webRequest) return reply.status(400).type('text/plain').send('Endereço inválido.');

    const nonce = randomBytes(18).toString('base64');
    const opened = await open(request);
    const build = await loadBuild();
    const context = build.entry.module.createLoadContext({
      ...opened,
      call: adapt(opened.call),
      nonce,
      publicUrl: origin,
      mediaUrl: options.mediaUrl,
      production: options.production,
      report: (error) => request.log.error({ err: error }, 'page failed'),
    });
    const response = await respond(webRequest, context);
    setPageHeaders(response.headers, nonce, opened.account !== null, response.status);
    for (const cookie of opened.setCookies) response.headers.append('set-cookie', cookie);
    return sendWebResponse(reply, response);
  }

  async function open(request: FastifyRequest): Promise<OpenedCall & { failure?: unknown }> {
    try {
      return await options.openCall(request);
    } catch (failure) {
      const call: Call = () => Promise.reject(failure);
      return { call, account: null, setCookies: [], failure };
    }
  }

  function setPageHeaders(headers: Headers, nonce: string, signedIn: boolean, status: number) {
    if (!headers.has('cache-control')) {
      headers.set('cache-control', signedIn ? 'private, no-store' : 'private, no-cache');
      headers.append('vary', 'cookie');
    }
    if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', RETRY_SECONDS);
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ ...options, nonce, publicUrl: origin }),
    );
  }
}

interface Opened {
  loadBuild(): Promise<PageBuild>;
  adapt(call: Call): Call;
}

async function openBuild(app: FastifyInstance): Promise<Opened> {
  const folder = new URL('../build/', import.meta.url);
  const { serveAssets } = await import('./assets.ts');
  await serveAssets(app, new URL('client/', folder));
  const build = (await import(new URL('server/index.js', folder).href)) as PageBuild;
  return { loadBuild: async () => build, adapt: (call) => call };
}

async function openVite(app: FastifyInstance): Promise<Opened> {
  const { attachVite, withOwnRoutes } = await import('./vite.ts');
  const load = await attachVite(app, new URL('../', import.meta.url));
  return {
    loadBuild: () => load('virtual:react-router/server-build') as Promise<PageBuild>,
    adapt: withOwnRoutes,
  };
}
