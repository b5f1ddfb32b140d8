import { randomBytes } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import { RequestLog } from './request-log.ts';

export interface HttpAppOptions {
  service: 'site' | 'media';
  log: Logger;
  trustProxy: Config['trustProxy'];
  metrics: Pick<Metrics, 'observe'>;
  /** How long a whole request may take to arrive; uploads need longer than other requests. */
  requestPatience: number;
  /** Options that the registered app needs from its instance. */
  server?: Pick<FastifyServerOptions, 'frameworkErrors' | 'routerOptions' | 'rewriteUrl'>;
}

const SANE_REQUEST_ID = /^[\w.:-]{8,64}$/;
const BODY_LIMIT = 1024 * 1024;
// Requested all the time, and of no interest when all is well.
const QUIET = /^\/(healthz|readyz|metrics|assets\/)/;

/** A Fastify instance with what both origins share: limits, request ids, log, metrics. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    requestIdHeader: false,
    // Replaced by our own line below, which says more in less.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    childLoggerFactory: (log, bindings, how) => new RequestLog(log, bindings, how),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: options.requestPatience,
    // Idle time of a connection, in the middle of a request or an answer.
    connectionTimeout: 60_000,
    keepAliveTimeout: 20_000,
    http: {
      headersTimeout: Math.min(10_000, options.requestPatience),
      connectionsCheckingInterval: 2_000,
    },
    ...options.server,
  });
  // Not async: each promise costs time, at every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unmatched';
    const { method } = request;
    options.metrics.observe(options.service, method, route, statusCode, elapsedTime);
    const path = pathOf(request);
    const level = QUIET.test(path) && statusCode < 500 ? 'debug' : 'info';
    if (!options.log.isLevelEnabled(level)) {
      done();
      return;
    }
    const line = `${method} ${path} ${statusCode} ${elapsedTime.toFixed(1)} ms`;
    options.log[level](
      {
        requestId: request.id,
        service: options.service,
        // With the line's time, the access log that the law requires.
        ip: request.ip,
        method,
        path,
        route,
        status: statusCode,
        ms: Math.round(elapsedTime * 10) / 10,
      },
      line,
    );
    done();
  });
  app.addHook('onTimeout', async (request) => {
    request.log.warn({ path: pathOf(request) }, 'the connection timed out');
  });
  return app;
}

/** A caller's own id is used if it is harmless in a log line and in a header. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : nextRequestId();
}

const PROCESS = randomBytes(9).toString('base64url');
let requests = 0;

function nextRequestId(): string {
  requests += 1;
  return `${PROCESS}-${requests}`;
}

// At least as long as the secrets of mailed links and calendars; `.data` is the router's suffix for a page's data. The
// address of an upload part ends with the token to send it; that of a live has its pass as a folder.
const SECRET_PART =
  /\/[\w-]{43,}(?=\/|\.(?:data|ics)$|$)|(?<=^\/parts\/\w+\/\w+)\/.*$|(?<=^\/\w+\/live\/\d+)\/[^/]+/g;

/** Without the query, which may hold tokens and search texts, and without secret parts. */
function pathOf({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).replace(SECRET_PART, '/[oculto]');
}
