import { type Media, mediaServerOptions } from '@arquiba/media/app';
import type { FastifyInstance } from 'fastify';
import { type Health, registerHealth } from './health.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';
import { registerMetrics } from './metrics-route.ts';
import { transportSecurity } from './security-headers.ts';

// For a part of an upload over a slow connection; an idle connection is closed much sooner.
const REQUEST_PATIENCE = 15 * 60_000;

/** The media service on its own origin, where uploaded files have no access to the site. */
export async function createMediaApp(
  options: Pick<HttpAppOptions, 'log' | 'trustProxy' | 'metrics'> & {
    media: Media;
    health: Health;
    mediaUrl: string;
    /** In a separate process: its metrics, and who may read them. */
    exposed?: Parameters<typeof registerMetrics>[1];
  },
): Promise<FastifyInstance> {
  const app = createHttpApp({
    ...options,
    service: 'media',
    requestPatience: REQUEST_PATIENCE,
    server: mediaServerOptions,
  });
  const headers = { 'x-content-type-options': 'nosniff', ...transportSecurity(options.mediaUrl) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  registerHealth(app, options.health);
  if (options.exposed) registerMetrics(app, options.exposed);
  await options.media.register(app);
  return app;
}
