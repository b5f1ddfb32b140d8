import { MediaError } from '@arquiba/media-contract/errors';
import { setAccessToken } from '@arquiba/media-contract/provider';
import type { FastifyInstance } from 'fastify';
import { readBody } from '../http/read-body.ts';
import type { MediaServices } from '../services.ts';
import { verifyAccessToken } from './access-token.ts';
import { refuseForeignOrigin } from './caller.ts';
import { giveTokenCookie, LONGEST_COOKIE, takeTokenCookie } from './token-cookie.ts';

interface Session {
  Params: { accountId: string };
  Querystring: { 'set-cookie'?: unknown };
}

const ACCESS_TOKENS = '/api/v1/access_tokens/:accountId';
const ACCOUNT_ID = /^[1-9A-HJ-NP-Za-km-z]{7}$/;

/** Sessions of pages: a token is handed in, and comes back with how long it may be used. */
export function registerAccessTokens(app: FastifyInstance, services: MediaServices): void {
  app.put<Session>(ACCESS_TOKENS, async (request, reply) => {
    const { accountId } = request.params;
    const { accessToken } = readBody(setAccessToken, request.body);
    const token = await verifyAccessToken(services.pool, accountId, accessToken);
    refuseForeignOrigin(token, request.headers.origin);
    const ttlSeconds = Math.floor(token.expiresAt - Date.now() / 1000);
    if (ttlSeconds < 1) {
      throw new MediaError('invalid_token', { message: 'O token de acesso expirou.' });
    }
    // The clients of old do not say, and mean a cookie.
    if (request.query['set-cookie'] !== 'false') {
      if (accessToken.length > LONGEST_COOKIE) throw tooLongForCookie();
      const cookie = giveTokenCookie(services, accountId, accessToken, ttlSeconds);
      reply.header('set-cookie', cookie);
    }
    return reply.header('cache-control', 'no-store').send({ accessToken, ttlSeconds });
  });

  app.delete<Session>(ACCESS_TOKENS, async (request, reply) => {
    const { accountId } = request.params;
    if (!ACCOUNT_ID.test(accountId)) throw new MediaError('not_found');
    return reply
      .header('set-cookie', takeTokenCookie(services, accountId))
      .header('cache-control', 'no-store')
      .send({});
  });
}

function tooLongForCookie(): MediaError {
  return new MediaError('invalid_parameter', {
    message: `O token passa de ${LONGEST_COOKIE} caracteres e não cabe em um cookie: use o service worker.`,
    details: { parameter: 'accessToken' },
  });
}
