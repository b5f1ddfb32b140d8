import { ApiError } from '@arquiba/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/context.ts';
import { countRequest, type RateLimiter } from '../platform/limits/rate-limit.ts';
import { ProviderAway } from '../platform/ports/payment-provider.ts';
import { handleEvent } from './handle-event.ts';

const MOST_BYTES = 64 * 1024;

/**
 * The provider's webhook. Only a message with a valid signature over the exact bytes counts, and it is only a
 * hint: the state is queried from the provider itself.
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
          // Only messages without a valid signature are counted: a busy provider sends many from one address.
          await countRequest(limiter, request.ip);
          log.warn({ ip: request.ip }, 'a forged word about a payment');
          return reply.code(401).send();
        }
        try {
          await handleEvent(services, event);
        } catch (error) {
          if (!(error instanceof ProviderAway)) throw error;
          // It is sent again, and a job queries in any case.
          log.warn({ err: error }, 'the payment provider told something and does not answer');
          return reply.code(503).send();
        }
        return reply.code(200).send();
      },
    );
  });
}
