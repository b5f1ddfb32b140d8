import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fromBroadcaster, LIVE_SOCKET_PATH } from '@arquiba/media-contract/live-socket';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { MediaServices } from '../services.ts';
import { Broadcast } from './broadcast.ts';
import { readTicket } from './ticket.ts';

// Half a second of the highest bit rate that a recorder would choose, and more.
const LARGEST_CHUNK = 8 * 1024 * 1024;
const MOST_SOCKETS = 200;
/** For the first message. */
const PATIENCE_MS = 10_000;
const PING_MS = 20_000;

/** Where broadcasters send what their browsers record: one socket for each, from pages of the site only. */
export function registerLiveSocket(
  app: FastifyInstance,
  services: MediaServices,
  accountId: string,
): void {
  const { liveLimits: limits, encoderRoom: room } = services;
  const server = new WebSocketServer({
    ...{ noServer: true, clientTracking: true, maxPayload: LARGEST_CHUNK },
    perMessageDeflate: false,
  });
  const broadcasts = new Set<Promise<void>>();

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const isOurs = request.url?.split('?')[0] === LIVE_SOCKET_PATH;
    const status = !isOurs
      ? '404 Not Found'
      : request.headers.origin !== services.siteUrl
        ? '403 Forbidden'
        : server.clients.size >= MOST_SOCKETS
          ? '503 Service Unavailable'
          : null;
    if (status) return stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    server.handleUpgrade(request, stream, head, open);
  });

  function open(socket: WebSocket): void {
    const wire = {
      send: (message: object) => socket.send(JSON.stringify(message)),
      pause: () => socket.pause(),
      resume: () => socket.resume(),
      close: () => socket.close(1000),
    };
    let broadcast: Broadcast | null = null;
    let reading: Promise<void> = Promise.resolve();
    const patience = setTimeout(() => socket.terminate(), PATIENCE_MS);
    const pings = setInterval(() => socket.ping(), PING_MS);

    async function read(text: string): Promise<void> {
      const message = fromBroadcaster.parse(JSON.parse(text));
      if (!broadcast) {
        const said = message.type === 'begin' ? (message.ticket ?? '') : '';
        const ticket = await readTicket(services.pool, accountId, said);
        clearTimeout(patience);
        broadcast = new Broadcast({ services, room, limits, accountId, ticket, wire });
        await broadcast.open();
      }
      await broadcast.read(message);
    }

    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) return broadcast?.feed(data as Buffer);
      reading = reading.then(() =>
        read(String(data)).catch((err) => {
          services.log.info({ err }, 'a broadcaster was refused');
          const message = 'A transmissão não pôde começar. Tente novamente.';
          wire.send({ type: 'refused', isFinal: false, message });
          socket.close(1008);
        }),
      );
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(patience);
      clearInterval(pings);
      const left = Promise.resolve(broadcast?.leave())
        .catch((err) => services.log.warn({ err }, 'a broadcast could not be ended'))
        .finally(() => broadcasts.delete(left));
      broadcasts.add(left);
    });
  }

  app.addHook('preClose', async () => {
    const closed = [...server.clients].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    for (const socket of server.clients) socket.terminate();
    await Promise.all(closed);
    await Promise.all(broadcasts);
  });
}
