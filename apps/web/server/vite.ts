import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { namedRoutes } from '@arquiba/contract/contract';
import type { Call } from '@arquiba/contract/route';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

interface AttachedVite {
  /** Loads a module for the server. */
  load(module: string): Promise<unknown>;
  /** The socket that notifies browsers of changed files. */
  reloadUrl: string;
}

/** Vite inside the site's own server. */
export async function attachVite(
  app: FastifyInstance,
  { root, publicUrl }: { root: URL; publicUrl: string },
): Promise<AttachedVite> {
  // A separate server for this socket: the site's server gives its upgrades to the API.
  const reload = createHttpServer();
  await new Promise<void>((listening) => reload.listen(0, listening));
  const { port } = reload.address() as AddressInfo;
  const vite = await createServer({
    root: fileURLToPath(root),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: reload, clientPort: port } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', async () => {
    await vite.close();
    reload.closeAllConnections();
    reload.close();
  });
  return {
    load: (module) => vite.ssrLoadModule(module),
    reloadUrl: `ws://${new URL(publicUrl).hostname}:${port}`,
  };
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
