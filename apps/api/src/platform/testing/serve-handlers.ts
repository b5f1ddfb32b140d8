import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { bindRoutes } from '../calls/bound-route.ts';
import { createDispatch } from '../calls/dispatch.ts';
import { inProcessCall } from '../calls/in-process-call.ts';
import type { Handler } from '../calls/operation.ts';
import { apiServerOptions, registerHttp } from '../http/http.ts';
import { type Budgets, createRateLimiter } from '../limits/rate-limit.ts';
import { DelegatedSession } from '../sessions/call-session.ts';
import { SessionCookie } from '../sessions/session-cookie.ts';

/** Serves test routes by the real platform, beside the product's own. */
export async function serveHandlers(
  { api }: TestApp,
  handlers: readonly Handler[],
  settings: { answerWithinMs?: number; budgets?: Partial<Budgets> } = {},
): Promise<{ app: FastifyInstance; url: string; as(cookie: string): Call; inProcess: Call }> {
  const { services } = api;
  const publicUrl = new URL(TEST_ORIGIN);
  const routes = bindRoutes(
    handlers,
    handlers.map(({ route }) => route),
  );
  const limiter = await createRateLimiter({ ...services, budgets: settings.budgets });
  const dispatch = createDispatch(limiter);
  const app = Fastify(apiServerOptions);
  await registerHttp(app, {
    ...{ services, dispatch, limiter, publicUrl, cookie: new SessionCookie(publicUrl) },
    routes: routes.values(),
    ...settings,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const inProcess = inProcessCall(routes, dispatch, {
    ...{ services, session: new DelegatedSession(services, null) },
    caller: { ip: '127.0.0.1', userAgent: 'test' },
    requestId: 'in-process',
    limited: false,
  });
  const as = (cookie: string) =>
    createClient({ baseUrl: url, headers: { origin: TEST_ORIGIN, cookie } });
  return { app, url, as, inProcess };
}
