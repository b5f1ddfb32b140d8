import { ApiError } from '@arquiba/contract/errors';
import { type AnyRoute, hasBody } from '@arquiba/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { BoundRoute } from '../calls/bound-route.ts';
import type { Dispatch, IncomingCall } from '../calls/dispatch.ts';
import { RETRY_AFTER_SECONDS } from '../calls/failure.ts';
import type { Services } from '../context.ts';
import { countRequest, type RateLimiter } from '../limits/rate-limit.ts';
import { CookieSession } from '../sessions/call-session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { answerBadAddress, answerError, answerNotFound } from './http-errors.ts';
import { mayChange } from './origin-check.ts';

const PREFIX = '/api';
const ANSWER_WITHIN_MS = 20_000;

export interface HttpOptions {
  services: Services;
  routes: Iterable<BoundRoute>;
  dispatch: Dispatch;
  limiter: RateLimiter;
  cookie: SessionCookie;
  publicUrl: URL;
  /** How long a request may take, from its first byte to its answer. */
  answerWithinMs?: number;
  /** Further addresses under `/api` that are not calls of the contract. */
  extend?: (api: FastifyInstance) => Promise<void>;
}

/** Options that the Fastify instance of the API must be created with. */
export const apiServerOptions = {
  // The longest field in a path; the schema refuses what is too long for it.
  routerOptions: { maxParamLength: 500 },
  // Addresses that the router cannot parse.
  frameworkErrors: answerBadAddress,
} as const satisfies FastifyServerOptions;

/** Every route of the contract under `/api`, with their common headers and hooks. */
export async function registerHttp(app: FastifyInstance, options: HttpOptions): Promise<void> {
  await app.register(
    async (api) => {
      acceptOnlyJson(api);
      api.setErrorHandler((error, request, reply) =>
        answerError(error, request, reply, options.services.log),
      );
      api.setNotFoundHandler(answerNotFound);
      // Not async: each promise costs time, at every request.
      api.addHook('onRequest', (request, reply, done) => {
        reply.headers(ANSWER_HEADERS);
        const isOurs = mayChange(request.method, request.headers, options.publicUrl);
        done(isOurs ? undefined : new ApiError('foreign_origin'));
      });
      for (const bound of options.routes) addRoute(api, bound, options);
      await options.extend?.(api);
      // The pages of the site have a route for every other address; those under `/api` end here.
      api.all('/*', answerNotFound);
    },
    { prefix: PREFIX },
  );
}

const ANSWER_HEADERS = {
  // An answer is data: if it is ever opened as a page, nothing in it may run or be framed.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'Cookie',
};

function addRoute(api: FastifyInstance, bound: BoundRoute, options: HttpOptions): void {
  const { services, dispatch, limiter, cookie, answerWithinMs = ANSWER_WITHIN_MS } = options;
  const { route } = bound;
  const gather = inputGatherer(route);
  const isPublicRead = route.access === 'public' && route.method === 'GET';
  api.route({
    method: route.method,
    url: route.path.slice(PREFIX.length),
    bodyLimit: route.bodyBytes,
    // Before the body is read: a flood of large ones must not be parsed first.
    onRequest: (request, _reply, done) => {
      countRequest(limiter, request.ip).then(() => done(), done);
    },
    handler: async (request, reply) => {
      const { headers, id: requestId } = request;
      const caller = { ip: request.ip, userAgent: headers['user-agent'] ?? '' };
      const session = new CookieSession(services, cookie, headers.cookie, caller);
      const key = headers['idempotency-key'];
      const idempotencyKey = Array.isArray(key) ? key.join() : key;
      const call: IncomingCall = {
        services,
        session,
        caller,
        requestId,
        idempotencyKey,
        limited: true,
      };
      const output = await inTime(dispatch(bound, gather(request), call), answerWithinMs);
      return send(reply, bound, output, session, isPublicRead && headers.cookie === undefined);
    },
  });
}

/** Not Fastify's own limit: it creates and aborts a signal for every request, and nobody listens to it. */
function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }, ms);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

function send(
  reply: FastifyReply,
  { empty }: BoundRoute,
  output: unknown,
  { setCookies }: CookieSession,
  impersonal: boolean,
): FastifyReply {
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  // A public answer may be cached, but must be revalidated before it is used.
  else if (impersonal) reply.header('cache-control', 'no-cache');
  return empty ? reply.code(204).send() : reply.send(output);
}

/** Rebuilds the flat input of a route from path, query and body. */
function inputGatherer(route: AnyRoute): (request: FastifyRequest) => unknown {
  if (hasBody(route)) {
    return ({ body, params }) => {
      if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
        return body;
      return { ...(body as object), ...(params as object) };
    };
  }
  const lists = Object.entries(route.input.shape).flatMap(([name, field]) =>
    isList(field as z.ZodMiniType) ? [name] : [],
  );
  return ({ query, params }) => {
    const input: Record<string, unknown> = { ...(query as object), ...(params as object) };
    for (const name of lists) {
      const value = input[name];
      // In a query string, a list of one looks like a single value.
      if (value !== undefined && !Array.isArray(value)) input[name] = [value];
    }
    return input;
  };
}

function isList(schema: z.ZodMiniType): boolean {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.ZodMiniType };
  return type === 'array' || (innerType !== undefined && isList(innerType));
}

/** JSON only: a form on another site can send the other types without a preflight request. */
function acceptOnlyJson(api: FastifyInstance): void {
  // Names that would reach into prototypes are dropped, like every name that no schema knows.
  const parse = api.getDefaultJsonParser('remove', 'remove');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
