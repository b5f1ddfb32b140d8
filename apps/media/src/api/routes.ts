import type { FastifyInstance } from 'fastify';
import { preflightAnswer } from '../access/cross-origin.ts';
import { registerAccessTokens } from '../access/routes.ts';
import { registerCache } from '../cache/routes.ts';
import { registerFiles } from '../files/routes.ts';
import { registerFolders } from '../folders/routes.ts';
import { registerJobs } from '../jobs/routes.ts';
import type { MediaServices } from '../services.ts';
import { registerUploads } from '../uploads/routes.ts';
import { registerSingleShots } from '../uploads/single-shot-routes.ts';

/** The provider API: everything under `/v2`, and the addresses to which parts are sent. */
export function registerApi(app: FastifyInstance, services: MediaServices): void {
  app.addHook('onRequest', ({ method, url, ip }, _reply, done) => {
    if (isCall(method, url)) services.limits.countAddress(ip);
    done();
  });
  registerUploads(app, services);
  registerSingleShots(app, services);
  registerFiles(app, services);
  registerFolders(app, services);
  registerJobs(app, services);
  registerCache(app, services);
  registerAccessTokens(app, services);
  // Downloads are asked about too, where a worker adds a header to them.
  app.options('/*', (request, reply) =>
    reply.code(204).headers(preflightAnswer(request.headers)).send(),
  );
}

/** Downloads are not counted: a page has many, and what may not be repeated for ever is kept by caches. */
function isCall(method: string, url: string): boolean {
  if (method === 'OPTIONS') return false;
  return (method !== 'GET' && method !== 'HEAD') || url.startsWith('/v2/');
}
