import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { Redis } from 'ioredis';
import type { Transaction } from './database.ts';
import { announce, defineTopic } from './outbox.ts';
import type { Realtime, RealtimeOptions } from './realtime.ts';
import { RealtimeAudience } from './realtime-audience.ts';
import { UnreachableService } from './unreachable-service.ts';

interface Publication {
  channel: string;
  event: RealtimeEvent;
}

const published = defineTopic<Publication>('realtime.published');
const PREFIX = 'arquiba:realtime:';
const ANSWER_WITHIN_MS = 2_000;

/**
 * Redis knows nothing of transactions: what is published inside one goes through the outbox, and
 * the relay hands it to Redis after the commit.
 */
export function createRedisRealtime(options: RealtimeOptions & { redisUrl: string }): Realtime {
  const { log } = options;
  const audience = new RealtimeAudience(log);
  const settings = { lazyConnect: true, enableReadyCheck: true };
  // Asked for at once or not at all: a queue of news in memory would grow while Redis is away.
  const publisher = new Redis(options.redisUrl, {
    ...settings,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_WITHIN_MS,
  });
  const subscriber = new Redis(options.redisUrl, { ...settings, maxRetriesPerRequest: null });
  let started = false;

  // Subscriptions of a lost connection are renewed by the client itself.
  subscriber.on('ready', () => started && audience.tellOfGap());
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error) => log.warn({ error: error.message }, 'realtime over Redis'));
  }
  subscriber.on('message', (name: string, body: string) => {
    try {
      audience.tell(name.slice(PREFIX.length), JSON.parse(body));
    } catch (error) {
      log.warn({ err: error, channel: name }, 'a realtime event could not be read');
    }
  });

  async function send({ channel, event }: Publication): Promise<void> {
    await publisher.publish(PREFIX + channel, JSON.stringify(event));
  }

  function listenTo(channel: string, action: 'subscribe' | 'unsubscribe'): void {
    if (!started) return;
    subscriber[action](PREFIX + channel).catch((error: Error) => {
      log.warn({ error: error.message, channel }, `realtime ${action} failed`);
    });
  }

  return {
    direct: [{ topic: published.name, deliver: (payload) => send(payload as Publication) }],
    async publish(on, channel, event) {
      if (on instanceof PgTransaction) {
        await announce(on as Transaction, published, { channel, event });
      } else {
        // News is worth no failed request: who missed it reads the state again.
        await send({ channel, event }).catch((error: Error) => {
          log.warn({ error: error.message, channel }, 'a realtime event was lost');
        });
      }
    },
    subscribe(channel, listener) {
      if (!audience.has(channel)) listenTo(channel, 'subscribe');
      const leave = audience.add(channel, listener);
      return () => {
        leave();
        if (!audience.has(channel)) listenTo(channel, 'unsubscribe');
      };
    },
    listened: (prefix) => audience.channels(prefix),
    tell: (channel, event) => audience.tell(channel, event),
    onGap: (listener) => audience.addForGaps(listener),
    async start() {
      await Promise.all([publisher.connect(), subscriber.connect()]).catch((error: Error) => {
        throw new UnreachableService(`O Redis de REDIS_URL não respondeu: ${error.message}`, {
          cause: error,
        });
      });
      started = true;
      for (const channel of audience.channels()) listenTo(channel, 'subscribe');
    },
    async stop() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
