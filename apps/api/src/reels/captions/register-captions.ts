import { captionLanguage } from '@arquiba/contract/caption-tracks';
import { ApiError } from '@arquiba/contract/errors';
import { id as idSchema } from '@arquiba/contract/id';
import type { FastifyInstance } from 'fastify';
import type { MemberFileOptions } from '../../platform/files/member-file.ts';
import { countRequest } from '../../platform/limits/rate-limit.ts';
import { CookieSession } from '../../platform/sessions/call-session.ts';
import { firstVideos } from '../../posts/public/first-videos.ts';
import { readCaptions } from './caption-queries.ts';

/** Captions as a file for `<track>`, for everyone who may see the video. */
export function registerCaptions(
  api: FastifyInstance,
  { services, cookie, limiter }: MemberFileOptions,
): void {
  type Place = { Params: { id: string; language: string } };
  api.get<Place>('/posts/:id/legendas/:language.vtt', async (request, reply) => {
    await countRequest(limiter, request.ip);
    const { id } = request.params;
    const language = captionLanguage.safeParse(request.params.language);
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const session = new CookieSession(services, cookie, request.headers.cookie, caller);
    const viewer = await session.viewer();
    if (session.setCookies.length > 0) reply.header('set-cookie', session.setCookies);
    const isId = idSchema.safeParse(id).success;
    const [video] = isId ? await firstVideos({ ...services, viewer }, [id]) : [];
    const captions =
      video && language.success && (await readCaptions(services.db, id, language.data));
    if (!captions || captions.path !== video.file.path) throw new ApiError('not_found');
    return reply
      .type('text/vtt; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(captions.vtt);
  });
}
