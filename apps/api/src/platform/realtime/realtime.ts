import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import type { DatabaseListener } from '../database/database-listener.ts';
import { createPostgresRealtime } from './realtime-postgres.ts';

/**
 * News between the processes of the product, from operations to open sockets. Not a record: who
 * was away has missed it, and reads the state again instead.
 */
export interface RealtimeBus {
  /** Inside a transaction the event is seen if, and only if, the transaction commits. */
  publish(on: Queryable, channel: string, event: RealtimeEvent): Promise<void>;
  /** Much at once, in one statement. */
  publishAll(on: Queryable, news: readonly News[]): Promise<void>;
  /** The channels that begin so and have listeners in this process. */
  listened(prefix: string): string[];
  /** To the listeners in this process only. */
  tell(channel: string, event: RealtimeEvent): void;
  /** Returns what ends the subscription. */
  subscribe(channel: string, listener: (event: RealtimeEvent) => void): () => void;
  /** Called when events may have been missed: whoever shows something should read it again. */
  onGap(listener: () => void): () => void;
}

export interface News {
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

/** Over PostgreSQL's NOTIFY, or over Redis where one is named. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { redisUrl } = options;
  if (!redisUrl) return createPostgresRealtime(options);
  const { createRedisRealtime } = await import('./realtime-redis.ts');
  return createRedisRealtime({ ...options, redisUrl });
}
