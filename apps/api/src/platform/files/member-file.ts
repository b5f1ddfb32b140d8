import { ApiError } from '@arquiba/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services, Viewer } from '../context.ts';
import { countRequest, type RateLimiter } from '../limits/rate-limit.ts';
import { CookieSession } from '../sessions/call-session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';

export interface MemberFileOptions {
  services: Services;
  cookie: SessionCookie;
  limiter: RateLimiter;
}

/** An address that answers any signed-in member with something other than JSON. */
export function registerMemberFile(
  api: FastifyInstance,
  path: `/api/${string}`,
  { services, cookie, limiter }: MemberFileOptions,
  answer: (viewer: Viewer, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  api.get(path.slice('/api'.length), async (request, reply) => {
    await countRequest(limiter, request.ip);
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const session = new CookieSession(services, cookie, request.headers.cookie, caller);
    const viewer = await session.viewer();
    if (!viewer) throw new ApiError('sign_in_required');
    if (session.setCookies.length > 0) reply.header('set-cookie', session.setCookies);
    return await answer(viewer, reply);
  });
}
