import { constants } from 'node:zlib';
import type { Api } from '@arquiba/api/app';
import { apiServerOptions } from '@arquiba/api/platform/http/http';
import { registerPages } from '@arquiba/web/server/pages.ts';
import { pageServerOptions } from '@arquiba/web/server/readable-address.ts';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { answerFailure, answerUnknown } from './failures.ts';
import { type Health, registerHealth } from './health.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';
import type { Metrics } from './metrics.ts';
import { registerMetrics } from './metrics-route.ts';
import { securityHeaders } from './security-headers.ts';

const REQUEST_PATIENCE = 30_000;
const COMPRESSIBLE =
  /^(text\/(html|css|plain|javascript|x-script|xml)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** The site: pages, API, health and metrics, on one origin. */
export async function createSiteApp(
  options: Pick<HttpAppOptions, 'log' | 'trustProxy'> & {
    api: Api;
    health: Health;
    metrics: Metrics;
    metricsToken: string | undefined;
    publicUrl: string;
    mediaUrl: string;
    /** Where pages send upload parts, if not to the media service. */
    partsUrl?: string | null;
    production: boolean;
  },
): Promise<FastifyInstance> {
  const { api, publicUrl, mediaUrl, production } = options;
  const app = createHttpApp({
    ...options,
    service: 'site',
    requestPatience: REQUEST_PATIENCE,
    server: { ...apiServerOptions, ...pageServerOptions },
  });
  const headersOf = securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url));
    done();
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknown);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSIBLE,
    threshold: 1024,
    globalDecompression: false,
    // Pages are compressed while someone waits: the low levels cost a tenth for nearly the same size, and
    // each piece of a streamed page is sent at once.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
    zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  });
  registerHealth(app, options.health);
  registerMetrics(app, { metrics: options.metrics, token: options.metricsToken });
  await api.register(app);
  await registerPages(app, {
    openCall: (request) =>
      api.openCall({
        cookie: request.headers.cookie,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
      }),
    visitorCall: api.callAs(null),
    publicUrl,
    mediaUrl,
    partsUrl: options.partsUrl ?? null,
    cardTokenUrl: api.services.payments.cardForm.tokenUrl,
    contact: api.services.shop,
    production,
  });
  return app;
}
