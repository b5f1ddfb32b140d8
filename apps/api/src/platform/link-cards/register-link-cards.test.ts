import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Services } from '../context.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import { drawFace, drawNetworkCard } from './draw-card.ts';
import { registerLinkCards } from './register-link-cards.ts';

test('a card whose picture is not there yet is drawn without it, and again for the next request', async () => {
  const pictures = await openPictures();
  const api = Fastify();
  const face = { x: 300, y: 300, radius: 100 };
  registerLinkCards(api, {
    services: {} as Services,
    limiter: {} as RateLimiter,
    cards: {
      '/people/:name': async (_, name) => ({
        key: name,
        pictureUrl: pictures.url,
        draw: (picture) => drawNetworkCard(drawFace({ name, picture }, face)),
      }),
    },
  });
  const ask = () => api.inject('/people/ana');

  const without = await ask();
  expect(without.headers['cache-control']).toBe('no-store');
  pictures.isThere = true;
  const whole = await ask();
  expect(whole.headers['cache-control']).toBe('public, max-age=600');
  expect(whole.rawPayload.equals(without.rawPayload)).toBe(false);
  pictures.isThere = false;
  expect((await ask()).rawPayload.equals(whole.rawPayload)).toBe(true);
});

/** Answers 503 until its picture is there. */
async function openPictures() {
  const pixel = { width: 4, height: 4, channels: 3, background: '#0a7' } as const;
  const png = await sharp({ create: pixel }).png().toBuffer();
  const pictures = { url: '', isThere: false };
  const server = createServer((_, answer) => {
    if (pictures.isThere) answer.setHeader('content-type', 'image/png').end(png);
    else answer.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  pictures.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/face`;
  return pictures;
}
