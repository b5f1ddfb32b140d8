import { randomUUID } from 'node:crypto';
import { type ServerMessage, streamMessage } from '@arquiba/contract/realtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../context.ts';
import { countedAddress } from '../limits/rate-limit.ts';
import { EventStream } from './event-stream.ts';
import type { Wire } from './socket-connection.ts';

/** Between processes only: no socket can subscribe to it, because its name has no prefix. */
const CHANNEL = 'streams';

interface StreamOptions {
  services: Services;
  path: string;
  messageBytes: number;
  /** The same rules as for sockets. */
  judge(request: FastifyRequest): Promise<Viewer | null | number>;
  hasRoomFor(viewer: Viewer | null, address: string): boolean;
  open(wire: Wire, viewer: Viewer | null, address: string): void;
}

interface Published {
  stream: string;
  sessionId: string | null;
  text: string;
}

/**
 * Server-sent events, for networks where sockets are blocked. A GET opens a stream with the events, a POST
 * sends a message of the browser. The POST may reach another process than the GET did.
 */
export function registerStreams(app: FastifyInstance, options: StreamOptions): void {
  const { path, judge, messageBytes: bodyLimit } = options;
  const { realtime, db } = options.services;
  const streams = new Map<string, { stream: EventStream; sessionId: string | null }>();

  app.get(path, async (request, reply) => {
    const answer = await judge(request);
    if (typeof answer === 'number') return reply.code(answer).send();
    const address = countedAddress(request.ip);
    if (!options.hasRoomFor(answer, address)) return reply.code(429).send();
    reply.hijack();
    const stream = new EventStream(reply.raw);
    const id = randomUUID();
    streams.set(id, { stream, sessionId: answer?.sessionId ?? null });
    stream.once('close', () => streams.delete(id));
    options.open(stream, answer, address);
    stream.send(JSON.stringify({ type: 'opened', stream: id } satisfies ServerMessage));
  });

  app.post(path, { bodyLimit }, async (request, reply) => {
    const answer = await judge(request);
    if (typeof answer === 'number') return reply.code(answer).send();
    const { success, data } = streamMessage.safeParse(request.body);
    if (!success) return reply.code(400).send();
    const sessionId = answer?.sessionId ?? null;
    const text = JSON.stringify(data.message);
    const event = { type: 'message', stream: data.stream, sessionId, text };
    await realtime.publish(db, CHANNEL, event satisfies Published);
    return reply.code(204).send();
  });

  const stop = realtime.subscribe(CHANNEL, (event) => {
    const { stream, sessionId, text } = event as unknown as Published;
    const known = streams.get(stream);
    if (known?.sessionId === sessionId) known.stream.receive(text);
  });
  // A message may have been lost: reconnecting sends all subscriptions again.
  const stopGaps = realtime.onGap(() => {
    for (const { stream } of streams.values()) stream.terminate();
  });
  app.addHook('preClose', async () => {
    stop();
    stopGaps();
  });
}
