import { randomBytes } from 'node:crypto';
import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Call } from '@arquiba/contract/route';
import type { ShopContact } from '@arquiba/contract/support';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

const FORM_BYTES = 64 * 1024;
const RETRY_SECONDS = '5';

export interface PagesOptions {
  openCall(request: FastifyRequest): Promise<OpenedCall>;
  /** The API as a visitor has it, for what is made once for everyone. */
  visitorCall: Call;
  publicUrl: string;
  mediaUrl: string;
  /** Where browsers send the parts of uploads, if not to the media service. */
  partsUrl?: string | null;
  /** Where pages exchange a card for a token. */
  cardTokenUrl: string;
  contact: ShopContact;
  /** Built assets when true, Vite with hot reload otherwise. */
  production: boolean;
}

interface OpenedCall {
  call: Call;
  account: AccountSummary | null;
  /** Filled while the page's loaders run. */
  setCookies: string[];
}

/** The input of the bundle for one page; see `createLoadContext` there. */
export interface PageInput {
  call: Call;
  visitorCall: Call;
  account: AccountSummary | null;
  nonce: string;
  publicUrl: string;
  mediaUrl: string;
  contact: ShopContact;
  production: boolean;
  /** The error, if the session could not be read. */
  failure?: unknown;
  report(error: unknown): void;
}

/** The bundle contains its own router: in development it is another copy than ours. */
type PageBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(input: PageInput): RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

/** Serves every page of the site, its data and its assets. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const origin = new URL(options.publicUrl).origin;
  const { loadPages, adapt, reloadUrl } = options.production
    ? await openBuild(app)
    : await openVite(app, origin);

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (request.method === 'POST' && !mayPost(request, origin)) {
      return reply.status(403).type('text/plain').send('Este pedido veio de outro site.');
    }
    const webRequest = toWebRequest(request, reply, origin);
    if (!webRequest) return reply.status(400).type('text/plain').send('Endereço inválido.');

    const nonce = randomBytes(18).toString('base64');
    const opened = await open(request);
    const { respond, createLoadContext } = await loadPages();
    const context = createLoadContext({
      ...opened,
      call: adapt(opened.call),
      visitorCall: adapt(options.visitorCall),
      nonce,
      publicUrl: origin,
      mediaUrl: options.mediaUrl,
      contact: options.contact,
      production: options.production,
      report: (error) => request.log.error({ err: error }, 'page failed'),
    });
    const response = await respond(webRequest, context);
    setPageHeaders(response.headers, nonce, opened.account !== null, response.status);
    // A cache may give what is public to everyone.
    const isPublic = response.headers.get('cache-control')?.startsWith('public') ?? false;
    if (!isPublic) {
      for (const cookie of opened.setCookies) response.headers.append('set-cookie', cookie);
    }
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
    if (headers.has('content-security-policy')) return;
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        ...{ nonce, publicUrl: origin, mediaUrl: options.mediaUrl, reloadUrl },
        partsUrl: options.partsUrl ?? null,
        cardTokenUrl: options.cardTokenUrl,
      }),
    );
  }
}

/**
 * Forms come from pages of this site. Only addresses that end mails are also posted to by mail providers
 * (RFC 8058), which are no browsers: without origin and cookies. Their secret is the permission.
 */
function mayPost({ headers, url }: FastifyRequest, origin: string): boolean {
  if (headers.origin === origin) return true;
  return headers.origin === undefined && headers.cookie === undefined && ONE_CLICK.test(url);
}

const ONE_CLICK = /^\/(resumo|avise-me|novidades|lembrete)\/[\w-]+$/;

interface Opened {
  loadPages(): Promise<Pages>;
  adapt(call: Call): Call;
  reloadUrl: string | null;
}

interface Pages {
  respond(request: Request, context: RouterContextProvider): Promise<Response>;
  createLoadContext(input: PageInput): RouterContextProvider;
}

async function openBuild(app: FastifyInstance): Promise<Opened> {
  const folder = new URL('../build/', import.meta.url);
  const { serveAssets } = await import('./assets.ts');
  await serveAssets(app, new URL('client/', folder));
  const build = await import(new URL('server/index.js', folder).href);
  const pages = pagesOf(build, 'production');
  return { loadPages: async () => pages, adapt: (call) => call, reloadUrl: null };
}

async function openVite(app: FastifyInstance, publicUrl: string): Promise<Opened> {
  const { attachVite, withOwnRoutes } = await import('./vite.ts');
  const root = new URL('../', import.meta.url);
  const { load, reloadUrl } = await attachVite(app, { root, publicUrl });
  return {
    loadPages: async () => {
      const build = await load('virtual:react-router/server-build');
      return pagesOf(build as PageBuild, 'development');
    },
    adapt: withOwnRoutes,
    reloadUrl,
  };
}

function pagesOf(build: PageBuild, mode: string): Pages {
  const { createRequestHandler, createLoadContext } = build.entry.module;
  return { respond: createRequestHandler(build, mode), createLoadContext };
}
