import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../sources/public-address.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const MIB = 1024 ** 2;
const PATH = '/messages/links/foto.webp';
let media: RunningMedia;
let server: Server;
let url: string;
let asked: string[];

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#1e7a46' },
  })
    .withExif({ IFD0: { Copyright: 'nobody is shown this' } })
    .jpeg()
    .toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url === '/photo') reply.setHeader('content-type', 'text/plain').end(photo);
    else if (request.url === '/drawing') reply.setHeader('content-type', 'image/png').end(drawing);
    else if (request.url === '/large') reply.end(Buffer.concat([photo, Buffer.alloc(6 * MIB)]));
    else if (request.url === '/page') reply.setHeader('content-type', 'image/png').end('<p>Oi');
    else if (request.url === '/inside') {
      reply.writeHead(302, { location: `http://127.0.0.2:${portOf(server)}/photo` }).end();
    } else reply.writeHead(404).end();
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  url = `http://127.0.0.1:${portOf(server)}`;
  media = await startMedia({
    sources: {
      resolve: async () => [],
      isAllowed: (address) => isPublicAddress(address) || address === '127.0.0.1',
    },
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await media.close();
});

const portOf = (of: Server) => (of.address() as AddressInfo).port;
const isStored = async () => (await media.port.describe([PATH])).has(PATH);

async function store(at: string) {
  asked = [];
  return await media.port.storePicture({ url: at, path: PATH });
}

it('refuses what is no picture, is too large, or is inside', async () => {
  for (const at of ['/drawing', '/large', '/page', '/inside', '/missing']) {
    expect(await store(url + at), at).toBeNull();
    expect(asked, at).toEqual([at]);
    expect(await isStored(), at).toBe(false);
  }
  for (const at of ['http://127.0.0.2/', 'http://[::1]/', 'file:///etc/passwd', 'data:,x', 'x']) {
    expect(await store(at), at).toBeNull();
  }
});

it('keeps a small copy, without what the original says about itself', async () => {
  expect(await store(`${url}/photo`)).toMatchObject({
    ...{ path: PATH, mime: 'image/webp', width: 800, height: 450 },
  });
  expect(await isStored()).toBe(true);
  const address = new URL(media.port.urlOf(PATH, 'raw'));
  const { status, body } = await media.get(address.pathname);
  expect(status).toBe(200);
  expect(body.includes('nobody')).toBe(false);
  expect((await sharp(body).metadata()).format).toBe('webp');
});
