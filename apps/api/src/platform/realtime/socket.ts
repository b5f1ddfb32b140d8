import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CHANNELS_PER_SOCKET, closeCode } from '@arquiba/contract/realtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Services, Viewer } from '../context.ts';
import { isOwnOrigin, mayChange } from '../http/origin-check.ts';
import { countedAddress, type RateLimiter } from '../limits/rate-limit.ts';
import { readSession } from '../sessions/session.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { registerStreams } from './event-streams.ts';
import { type ChannelRule, createChannelGuard, platformChannels } from './socket-channels.ts';
import { SocketConnection, type SocketLimits, type Wire } from './socket-connection.ts';
import { SocketWatch } from './socket-watch.ts';

export interface SocketOptions {
  services: Services;
  publicUrl: URL;
  cookie: SessionCookie;
  limiter: RateLimiter;
  /** Rules of the features, added to those of the platform. */
  channels?: readonly ChannelRule[];
  /** For tests. */
  limits?: Partial<Limits>;
}

interface Limits extends SocketLimits {
  /** Limits per process; visitors are limited by address and in total. */
  socketsPerAccount: number;
  visitorsPerAddress: number;
  visitors: number;
  frameBytes: number;
  pingMs: number;
  /** How often the sessions of all sockets are checked. */
  recheckMs: number;
  /** How long a message relies on the last check. */
  trustMs: number;
}

interface Upgrade {
  stream: Duplex;
  head: Buffer;
  response: ServerResponse;
}

const defaultLimits: Limits = {
  socketsPerAccount: 10,
  // Many people may share an address, and they get only public events.
  visitorsPerAddress: 50,
  visitors: 5_000,
  frameBytes: 64 * 1024,
  messageBurst: 60,
  messagesPerSecond: 10,
  channels: CHANNELS_PER_SOCKET,
  bufferedBytes: 1024 * 1024,
  pingMs: 25_000,
  recheckMs: 4_000,
  trustMs: 4_000,
};

const PATH = '/api/realtime';
const STREAM_PATH = `${PATH}/stream`;
const DRAIN_MS = 2_000;

/**
 * The WebSocket endpoint, and the streams that replace it where sockets are blocked. A socket belongs to a session and closes within five seconds of its end, or to a
 * visitor, who gets only public events. Messages and close codes are in the contract. Closes with the Fastify
 * server.
 */
export function registerSocket(app: FastifyInstance, options: SocketOptions): void {
  const { services, cookie, publicUrl } = options;
  const { realtime, log } = services;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const mayListen = createChannelGuard([...platformChannels, ...(options.channels ?? [])]);
  const watch = new SocketWatch(services, limits.trustMs);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });
  let draining = false;
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  // Through the router: this way the client's address behind a proxy is known, and an upgrade that is not for
  // us (HTTP/2, which clients may ignore) is answered as a page.
  function route(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const isOurs = request.url?.split('?')[0] === PATH;
    if (!isOurs && app.server.listenerCount('upgrade') > 1) return;
    stream.on('error', () => stream.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream as Socket);
    response.on('finish', () => stream.end());
    upgrades.set(request, { stream, head, response });
    app.routing(request, response);
  }

  app.get(PATH, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) return reply.code(426).header('upgrade', 'websocket').send();
    // Browsers send cookies from any page; only the origin shows which page it is.
    const { headers } = request;
    const isOurs = headers.origin && isOwnOrigin(headers.origin, headers, publicUrl);
    const answer = isOurs ? await judge(request) : 403;
    if (typeof answer === 'number') return reply.code(answer).send();
    const address = countedAddress(request.ip);
    // Counted and opened without a pause in between: otherwise many at once would all find room.
    if (!hasRoomFor(answer, address)) return reply.code(429).send();
    reply.hijack();
    upgrade.response.detachSocket(upgrade.stream as Socket);
    server.handleUpgrade(request.raw, upgrade.stream, upgrade.head, (socket) =>
      open(socket, answer, address),
    );
  });

  registerStreams(app, {
    ...{ services, path: STREAM_PATH, messageBytes: limits.frameBytes, hasRoomFor, open },
    async judge(request) {
      // Browsers name no origin when they read: `Sec-Fetch-Site` answers for it, as for unsafe requests.
      return mayChange('POST', request.headers, publicUrl) ? judge(request) : 403;
    },
  });

  /** The viewer of the socket (null for a visitor), or the status with which it is refused. */
  async function judge({ headers, ip }: FastifyRequest): Promise<Viewer | null | number> {
    try {
      await options.limiter.take('read', countedAddress(ip));
    } catch {
      return 429;
    }
    const token = cookie.read(headers.cookie);
    if (token === null) return null;
    const session = await readSession(services, token).catch(() => 503);
    if (typeof session === 'number') return session;
    return session ? session.viewer : 401;
  }

  function hasRoomFor(viewer: Viewer | null, address: string): boolean {
    if (viewer) return watch.countOf(viewer.accountId) < limits.socketsPerAccount;
    const { all, here } = watch.countVisitors(address);
    return all < limits.visitors && here < limits.visitorsPerAddress;
  }

  function open(socket: Wire, viewer: Viewer | null, address: string): void {
    // Accepted while the server was closing: nothing would close it later.
    if (draining) {
      socket.terminate();
      return;
    }
    const isLiving = async () => viewer === null || (await watch.isLiving(viewer.sessionId));
    const connection = new SocketConnection({
      ...{ socket, viewer, address, realtime, mayListen, isLiving, limits, log },
    });
    watch.add(connection);
    socket.on('close', () => watch.remove(connection));
  }

  const stopResyncs = realtime.onGap(() => {
    for (const connection of watch.connections) connection.send({ type: 'resync' });
  });
  const pings = setInterval(() => {
    for (const connection of watch.connections) connection.ping();
  }, limits.pingMs);
  const rechecks = setInterval(() => watch.closeEnded(), limits.recheckMs);
  app.server.on('upgrade', route);

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
