import { ApiError } from '@arquiba/contract/errors';
import { UPLOAD_TOKEN_PATH } from '@arquiba/contract/files';
import type { FastifyInstance } from 'fastify';
import { CookieSession } from '../platform/call-session.ts';
import type { Services } from '../platform/context.ts';
import { countRequest, type RateLimiter } from '../platform/rate-limit.ts';
import type { SessionCookie } from '../platform/session-cookie.ts';

// The clients ask for the next one in time; who signs out can go on for so long at most.
const TOKEN_SECONDS = 10 * 60;

/**
 * Where the upload widget fetches its right to store files: as bare text, as its clients want it. Each
 * session gets one for its own account's folder of the posts area.
 */
export function registerUploadToken(
  api: FastifyInstance,
  {
    services,
    cookie,
    limiter,
  }: { services: Services; cookie: SessionCookie; limiter: RateLimiter },
): void {
  api.get(UPLOAD_TOKEN_PATH.slice('/api'.length), async (request, reply) => {
    await countRequest(limiter, request.ip);
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const session = new CookieSession(services, cookie, request.headers.cookie, caller);
    const viewer = await session.viewer();
    if (!viewer) throw new ApiError('sign_in_required');
    const folder = `/posts/${viewer.accountId}`;
    const token = await services.media.issueUploadToken(folder, TOKEN_SECONDS);
    if (session.setCookies.length > 0) reply.header('set-cookie', session.setCookies);
    return reply.type('text/plain; charset=utf-8').send(token);
  });
}
