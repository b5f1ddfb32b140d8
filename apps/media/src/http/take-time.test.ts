import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeTime } from './take-time.ts';

const app = fastify({ connectionTimeout: 200 });
let origin: string;
beforeAll(async () => {
  const work = () => new Promise((done) => setTimeout(done, 1500, 'done'));
  app.get('/usual', work);
  app.get('/long', { preHandler: takeTime }, work);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

it('lets one request be silent for long, and no other on its connection', async () => {
  await expect(fetch(`${origin}/usual`)).rejects.toThrow();
  expect(await (await fetch(`${origin}/long`)).text()).toBe('done');
  await expect(fetch(`${origin}/usual`)).rejects.toThrow();
});
