import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Serves the metrics to this machine only. A proxy may run on this machine too, so a request that came
 * through one is refused; scrapers elsewhere send METRICS_TOKEN as a bearer token.
 */
export function registerMetrics(
  app: FastifyInstance,
  options: { metrics: Metrics; token: string | undefined },
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, options.token)) {
      return reply.code(403).type('text/plain').send('As métricas não são públicas.');
    }
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return options.metrics.text();
  });
}

function isLocal({ headers, socket }: FastifyRequest): boolean {
  const direct = PROXY_HEADERS.every((name) => headers[name] === undefined);
  return direct && LOOPBACK.test(socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
