import { Redis } from 'ioredis';
import type { Queryable } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import type { ChannelEvent } from '../ports/realtime-bus.ts';
import { UnreachableService } from '../ports/unreachable-service.ts';
import type { Realtime, RealtimeOptions } from './realtime.ts';
import { RealtimeAudience } from './realtime-audience.ts';

const PREFIX = 'arquiba:realtime:';
const ANSWER_WITHIN_MS = 2_000;

/** Redis does not know our transactions: events published inside one are sent after the commit. */
export function createRedisRealtime(options: RealtimeOptions & { redisUrl: string }): Realtime {
  const { log } = options;
  const audience = new RealtimeAudience(log);
  const settings = { lazyConnect: true, enableReadyCheck: true };
  // No offline queue: it would grow in memory while Redis is unreachable.
  const publisher = new Redis(options.redisUrl, {
    ...settings,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_WITHIN_MS,
  });
  const subscriber = new Redis(options.redisUrl, { ...settings, maxRetriesPerRequest: null });
  let started = false;
  let connected: Promise<void> | undefined;
  const sending = new Set<Promise<void>>();

  /** At the start, or with the first event: a command of the operator publishes without starting. */
  function connectPublisher(): Promise<void> {
    connected ??= publisher.connect();
    return connected;
  }

  // The client renews its subscriptions after a reconnect.
  subscriber.on('ready', () => started && audience.notifyGap());
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error) => log.warn({ error: error.message }, 'realtime over Redis'));
  }
  subscriber.on('message', (name: string, body: string) => {
    try {
      audience.deliver(name.slice(PREFIX.length), JSON.parse(body));
    } catch (error) {
      log.warn({ err: error, channel: name }, 'a realtime event could not be read');
    }
  });

  /** A lost event must not fail a request: clients that missed it read the state again. */
  async function send(events: readonly ChannelEvent[]): Promise<void> {
    try {
      await connectPublisher();
      for (const { channel, event } of events) {
        await publisher.publish(PREFIX + channel, JSON.stringify(event));
      }
    } catch (error) {
      log.warn({ err: error, channels: events.length }, 'realtime events were lost');
    }
  }

  function listenTo(channel: string, action: 'subscribe' | 'unsubscribe'): void {
    if (!started) return;
    subscriber[action](PREFIX + channel).catch((error: Error) => {
      log.warn({ error: error.message, channel }, `realtime ${action} failed`);
    });
  }

  async function publishAll(on: Queryable, events: readonly ChannelEvent[]): Promise<void> {
    afterCommit(on, () => {
      const sent = send(events).finally(() => sending.delete(sent));
      sending.add(sent);
    });
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
    subscribedChannels: (prefix) => audience.channels(prefix),
    deliver: (channel, event) => audience.deliver(channel, event),
    onGap: (listener) => audience.addForGaps(listener),
    async start() {
      await Promise.all([connectPublisher(), subscriber.connect()]).catch((error: Error) => {
        throw new UnreachableService(`O Redis de REDIS_URL não respondeu: ${error.message}`, {
          cause: error,
        });
      });
      started = true;
      for (const channel of audience.channels()) listenTo(channel, 'subscribe');
    },
    async stop() {
      await Promise.all(sending);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
