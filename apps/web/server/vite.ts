import { fileURLToPath } from 'node:url';
import { namedRoutes } from '@arquiba/contract/contract';
import type { Call } from '@arquiba/contract/route';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { RELOAD_PORT } from './content-security-policy.ts';

/** Vite inside the site's own server; answers a way to load a module as the server sees it. */
export async function attachVite(
  app: FastifyInstance,
  root: URL,
): Promise<(module: string) => Promise<unknown>> {
  const vite = await createServer({
    root: fileURLToPath(root),
    appType: 'custom',
    // A socket of its own: the site's server gives its upgrades to the API.
    server: { middlewareMode: true, hmr: { port: RELOAD_PORT } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
  return (module) => vite.ssrLoadModule(module);
}

/** Vite loads a copy of the contract; the API knows its own routes only. */
export function withOwnRoutes(call: Call): Call {
  return (route, input, options) => {
    const own = namedRoutes.find(
      (entry) => entry.route.method === route.method && entry.route.path === route.path,
    );
    return call((own?.route ?? route) as typeof route, input, options);
  };
}
