import { ApiError } from '@arquiba/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/context.ts';
import { countRequest, type RateLimiter } from '../platform/limits/rate-limit.ts';
import { ProviderAway } from '../platform/ports/payment-provider.ts';
import { handleEvent } from './handle-event.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Where the provider says that something happened. Only what it signed counts, as the very bytes that
 * came, and what happened is asked of the provider itself: the message is no more than a hint.
 */
export async function registerWebhook(
  api: FastifyInstance,
  { services, limiter }: { services: Services; limiter: RateLimiter },
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      '/payments/webhooks/:provider',
      { bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const { payments, log } = services;
        if (request.params.provider !== payments.name) throw new ApiError('not_found');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const url = new URL(request.url, services.publicUrl);
        const event = payments.verifyWebhook(body, request.headers, url);
        if (!event) {
          // Only those whom nobody knows are counted: a busy provider comes often, from one address.
          await countRequest(limiter, request.ip);
          log.warn({ ip: request.ip }, 'a forged word about a payment');
          return reply.code(401).send();
        }
        try {
          await handleEvent(services, event);
        } catch (error) {
          if (!(error instanceof ProviderAway)) throw error;
          // It comes again, and a job asks in any case.
          log.warn({ err: error }, 'the payment provider told something and does not answer');
          return reply.code(503).send();
        }
        return reply.code(200).send();
      },
    );
  });
}
