import { brand } from '@arquiba/contract/brand';
import { ApiError } from '@arquiba/contract/errors';
import { COPY_FILE_PATH } from '@arquiba/contract/privacy';
import type { FastifyInstance } from 'fastify';
import { CookieSession } from '../platform/call-session.ts';
import type { Services } from '../platform/context.ts';
import { countRequest, type RateLimiter } from '../platform/rate-limit.ts';
import type { SessionCookie } from '../platform/session-cookie.ts';
import { readCopy } from './copy-queries.ts';

/**
 * Where the copy of one's data is fetched. Its address names nobody: each session finds its own
 * account's copy there, or none.
 */
export function registerCopyFile(
  api: FastifyInstance,
  {
    services,
    cookie,
    limiter,
  }: { services: Services; cookie: SessionCookie; limiter: RateLimiter },
): void {
  api.get(COPY_FILE_PATH.slice('/api'.length), async (request, reply) => {
    await countRequest(limiter, request.ip);
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const session = new CookieSession(services, cookie, request.headers.cookie, caller);
    const viewer = await session.viewer();
    if (!viewer) throw new ApiError('sign_in_required');
    const copy = await readCopy(services.db, viewer.accountId, services.clock.now());
    if (!copy) throw new ApiError('not_found', { message: 'Não há cópia dos seus dados aqui.' });
    if (session.setCookies.length > 0) reply.header('set-cookie', session.setCookies);
    const day = copy.readyAt.toISOString().slice(0, 10);
    const name = `${brand.network.username}-meus-dados-${day}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(copy.content);
  });
}
