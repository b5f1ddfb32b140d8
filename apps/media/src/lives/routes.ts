import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyInstance } from 'fastify';
import type { MediaServices } from '../services.ts';
import { livePath } from './live-address.ts';
import { createLiveReader } from './live-reader.ts';

interface Asked {
  Params: { accountId: string; id: string; pass: string; name: string };
}

const IMMUTABLE = 'private, max-age=31536000, immutable';

/** Playlists and segments of lives. All of them need a pass: to everyone else there is no live. */
export function registerLiveDelivery(app: FastifyInstance, services: MediaServices): void {
  const reader = createLiveReader(services);

  app.get<Asked>('/:accountId/live/:id/:pass/:name', async ({ params }, reply) => {
    const { pass, ...wanted } = params;
    const mayOpen = await services.gate?.mayOpen(livePath(wanted.id), pass);
    if (!mayOpen) throw new MediaError('not_found');
    if (wanted.name.endsWith('.m3u8')) {
      const playlist = await reader.playlist(wanted);
      if (playlist === undefined) throw new MediaError('not_found');
      reply.header('cache-control', 'no-store').type('application/vnd.apple.mpegurl');
      return reply.send(playlist);
    }
    const bytes = await reader.bytes(wanted);
    if (!bytes) throw new MediaError('not_found');
    return reply.header('cache-control', IMMUTABLE).type('video/mp4').send(bytes);
  });
}
