import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { DatabaseListener } from '../database/database-listener.ts';
import type { RealtimeBus } from '../ports/realtime-bus.ts';
import { createPostgresRealtime } from './realtime-postgres.ts';

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
