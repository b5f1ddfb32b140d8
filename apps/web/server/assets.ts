import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files of the browser's build: hashed names are cached for ever, the others for a day. */
export async function serveAssets(app: FastifyInstance, folder: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: new URL('assets/', folder),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
  });
}
