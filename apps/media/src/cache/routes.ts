import { MediaError } from '@arquiba/media-contract/errors';
import { resetCache } from '@arquiba/media-contract/provider-jobs';
import type { FastifyInstance } from 'fastify';
import { identify, requireSecretKey } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import { startJob } from '../jobs/start-job.ts';
import type { MediaServices } from '../services.ts';
import { readPattern } from './cache-pattern.ts';

export function registerCache(app: FastifyInstance, services: MediaServices): void {
  app.post<{ Params: { accountId: string } }>(
    '/v2/accounts/:accountId/cache/reset',
    async (request) => {
      const { accountId } = request.params;
      requireSecretKey(await identify(services, request, accountId));
      const asked = readBody(resetCache, request.body);
      if (readPattern(asked.pattern) === null) throw invalid('pattern');
      if (!asked.resetEdgeCache && !asked.resetPermanentCache) throw invalid('resetPermanentCache');
      return await startJob(services, accountId, 'ResetCacheJob', asked);
    },
  );
}

function invalid(parameter: string): MediaError {
  const message = `"${parameter}" é inválido.`;
  return new MediaError('invalid_parameter', { message, details: { parameter } });
}
