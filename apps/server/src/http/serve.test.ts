import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serve } from './serve.ts';

it('ends with connections open: nothing asked, answered and kept, and in the middle of an answer', async () => {
  const app = Fastify();
  app.get('/gol', async () => 'gol');
  app.get('/jogo', async () => Buffer.alloc(64 * 1024 ** 2));
  const served = await serve(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const { port } = app.server.address() as AddressInfo;
  const silent = await open(port);
  const kept = await ask(port, '/gol');
  const half = await ask(port, '/jogo');
  const ended = [silent, kept, half].map((socket) => once(socket, 'close'));

  await served.drain(100);
  await served.close();
  for (const socket of [silent, kept, half]) socket.resume();
  await Promise.all(ended);
  expect(app.server.listening).toBe(false);
});

it('waits for an answer that is still being made', async () => {
  const app = Fastify();
  const making = Promise.withResolvers<string>();
  app.get('/gol', () => making.promise);
  const served = await serve(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const asked = once(app.server, 'request');
  const answer = fetch(`${app.listeningOrigin}/gol`);
  await asked;

  const drained = served.drain(60_000);
  making.resolve('gol');
  await drained;
  expect(await (await answer).text()).toBe('gol');
  await served.close();
});

/** A connection that the server has accepted. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Reads only the beginning of an answer. */
async function ask(port: number, path: string): Promise<Socket> {
  const socket = await open(port);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: arquiba.test\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}
