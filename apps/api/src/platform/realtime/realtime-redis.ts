import { Redis } from 'ioredis';
import type { Queryable } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { UnreachableService } from '../ports/unreachable-service.ts';
import type { News, Realtime, RealtimeOptions } from './realtime.ts';
import { RealtimeAudience } from './realtime-audience.ts';

const PREFIX = 'arquiba:realtime:';
const ANSWER_WITHIN_MS = 2_000;

/** Redis knows nothing of transactions: what is published inside one is sent after the commit. */
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

  /** News is worth no failed request: who missed it reads the state again. */
  async function send(news: readonly News[]): Promise<void> {
    try {
      for (const { channel, event } of news) {
        await publisher.publish(PREFIX + channel, JSON.stringify(event));
      }
    } catch (error) {
      log.warn({ err: error, channels: news.length }, 'realtime events were lost');
    }
  }

  function listenTo(channel: string, action: 'subscribe' | 'unsubscribe'): void {
    if (!started) return;
    subscriber[action](PREFIX + channel).catch((error: Error) => {
      log.warn({ error: error.message, channel }, `realtime ${action} failed`);
    });
  }

  async function publishAll(on: Queryable, news: readonly News[]): Promise<void> {
    afterCommit(on, () => void send(news));
  }

  return {
    publish: (on, channel, event) => publishAll(on, [{ channel, event }]),
    publishAll,
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
