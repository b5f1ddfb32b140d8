import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import type { DatabaseListener } from '../database/database-listener.ts';
import { createPostgresRealtime } from './realtime-postgres.ts';

/**
 * Publishes events between the processes of the product, from operations to open sockets. Events are not
 * stored: a client that was offline missed them, and reads the state again instead.
 */
export interface RealtimeBus {
  /** Inside a transaction the event is delivered if, and only if, the transaction commits. */
  publish(on: Queryable, channel: string, event: RealtimeEvent): Promise<void>;
  /** Many events in one statement. */
  publishAll(on: Queryable, events: readonly ChannelEvent[]): Promise<void>;
  /** The channels with this prefix that have subscribers in this process. */
  subscribedChannels(prefix: string): string[];
  /** To the subscribers in this process only. */
  deliver(channel: string, event: RealtimeEvent): void;
  /** Returns a function that ends the subscription. */
  subscribe(channel: string, listener: (event: RealtimeEvent) => void): () => void;
  /** Called when events may have been missed: clients should read again what they show. */
  onGap(listener: () => void): () => void;
}

export interface ChannelEvent {
  channel: string;
  event: RealtimeEvent;
}

export interface Realtime extends RealtimeBus {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RealtimeOptions {
  db: Database;
  /** Started and stopped by the caller, before and after the bus. */
  listener: DatabaseListener;
  redisUrl?: string | undefined;
  log: Logger;
}

/** On PostgreSQL's NOTIFY, or on Redis if it is configured. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { redisUrl } = options;
  if (!redisUrl) return createPostgresRealtime(options);
  const { createRedisRealtime } = await import('./realtime-redis.ts');
  return createRedisRealtime({ ...options, redisUrl });
}
