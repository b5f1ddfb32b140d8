import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCode } from '@arquiba/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Services, Viewer } from './context.ts';
import { isOwnOrigin } from './origin-check.ts';
import { countedAddress, type RateLimiter } from './rate-limit.ts';
import { readSession } from './session.ts';
import type { SessionCookie } from './session-cookie.ts';
import { type ChannelRule, createChannelGuard, platformChannels } from './socket-channels.ts';
import { SocketConnection, type SocketLimits } from './socket-connection.ts';
import { SocketWatch } from './socket-watch.ts';

export interface SocketOptions {
  services: Services;
  publicUrl: URL;
  cookie: SessionCookie;
  limiter: RateLimiter;
  /** Rules of the features, beside those of the platform. */
  channels?: readonly ChannelRule[];
  /** For tests. */
  limits?: Partial<Limits>;
}

interface Limits extends SocketLimits {
  /** In one process. */
  socketsPerAccount: number;
  frameBytes: number;
  pingMs: number;
  recheckMs: number;
}

const defaultLimits: Limits = {
  socketsPerAccount: 10,
  frameBytes: 64 * 1024,
  messageBurst: 60,
  messagesPerSecond: 10,
  channels: 100,
  bufferedBytes: 1024 * 1024,
  pingMs: 25_000,
  recheckMs: 4_000,
};

const PATH = '/api/realtime';
const DRAIN_MS = 2_000;

/**
 * The WebSocket endpoint. A socket belongs to a session and ends with it, within five seconds;
 * visitors have none. Messages and close codes are in the contract. Closes with the Fastify server.
 */
export function registerSocket(app: FastifyInstance, options: SocketOptions): void {
  const { services, cookie, publicUrl } = options;
  const { realtime, log } = services;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const mayListen = createChannelGuard([...platformChannels, ...(options.channels ?? [])]);
  const watch = new SocketWatch(services, limits.recheckMs);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });
  let draining = false;

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== PATH) {
      // Node leaves every upgrade to its listeners; one that nobody wants would stay open.
      if (app.server.listenerCount('upgrade') === 1) refuse(stream, 404);
      return;
    }
    stream.on('error', () => stream.destroy());
    try {
      const answer = await judge(request);
      if (typeof answer === 'number') {
        refuse(stream, answer);
        return;
      }
      server.handleUpgrade(request, stream, head, (socket) => {
        const connection = new SocketConnection({
          socket,
          viewer: answer,
          realtime,
          mayListen,
          isLiving: () => watch.isLiving(answer.sessionId),
          limits,
          log,
        });
        watch.add(connection);
        socket.once('close', () => watch.remove(connection));
        if (draining) connection.close(closeCode.goingAway);
      });
    } catch (error) {
      log.warn({ err: error }, 'socket could not be opened');
      refuse(stream, 503);
    }
  }

  /** Whose socket it becomes, or the status with which it is refused. */
  async function judge(request: IncomingMessage): Promise<Viewer | number> {
    const { origin } = request.headers;
    if (draining) return 503;
    // Browsers send cookies along from any page; only the origin tells whose page it is.
    if (!origin || !isOwnOrigin(origin, request.headers, publicUrl)) return 403;
    try {
      await options.limiter.take('read', countedAddress(request.socket.remoteAddress ?? ''));
    } catch {
      return 429;
    }
    const token = cookie.read(request.headers.cookie);
    const session = token === null ? null : await readSession(services, token);
    if (!session) return 401;
    const { viewer } = session;
    return watch.countOf(viewer.accountId) < limits.socketsPerAccount ? viewer : 429;
  }

  const stopResyncs = realtime.onGap(() => {
    for (const connection of watch.connections) connection.send({ type: 'resync' });
  });
  const pings = setInterval(() => {
    for (const connection of watch.connections) connection.ping();
  }, limits.pingMs);
  const rechecks = setInterval(() => watch.closeEnded(), limits.recheckMs);
  app.server.on('upgrade', upgrade);

  app.addHook('preClose', async () => {
    draining = true;
    clearInterval(pings);
    clearInterval(rechecks);
    stopResyncs();
    for (const connection of watch.connections) connection.close(closeCode.goingAway);
    const deadline = performance.now() + DRAIN_MS;
    while (watch.connections.length > 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const connection of watch.connections) connection.terminate();
  });
}

const reasons: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(stream: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${reasons[status]}`;
  stream.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
