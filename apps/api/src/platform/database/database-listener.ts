import pg from 'pg';
import type { Logger } from 'pino';
import { backOff } from '../back-off.ts';

/**
 * The one connection of this process that LISTENs. It reconnects automatically after an outage. Notifications
 * sent in the meantime are lost, so `onGap` is called.
 */
export interface DatabaseListener {
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Listening {
  onMessage(payload: string): void;
  onGap(): void;
}

const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const RETRIES = { firstMs: 100, longestMs: 5_000 };

export function createDatabaseListener(options: {
  databaseUrl: string;
  log: Logger;
}): DatabaseListener {
  const { log } = options;
  const channels = new Map<string, Listening[]>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let failures = 0;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'arquiba listener',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('The connection ended.')));
    next.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of channels.get(channel) ?? []) {
        try {
          onMessage(payload ?? '');
        } catch (error) {
          // Anyone with access to the database can send any notification.
          log.warn({ err: error, channel }, 'a notification could not be read');
        }
      }
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await listenOn(next, channel);
    } catch (error) {
      discard(next);
      throw error;
    }
    if (stopped) return discard(next);
    client = next;
    failures = 0;
    beat(next);
  }

  // A connection may die silently (a proxy, a cable); only a query finds out.
  function beat(target: pg.Client): void {
    timer = setTimeout(() => {
      target.query('SELECT 1').then(
        () => client === target && beat(target),
        (error) => lose(target, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  }

  function lose(lost: pg.Client, error: Error): void {
    if (client !== lost) return;
    client = null;
    discard(lost);
    log.warn({ error: error.message }, 'database listener lost its connection');
    reconnectLater();
  }

  function reconnectLater(): void {
    clearTimeout(timer);
    if (stopped) return;
    failures += 1;
    // Random, so that many processes do not reconnect at the same moment.
    timer = setTimeout(reconnect, backOff(failures, RETRIES) * (0.5 + Math.random() / 2));
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      if (stopped) return;
      log.info('database listener is connected again');
      for (const listening of [...channels.values()].flat()) listening.onGap();
    } catch {
      reconnectLater();
    }
  }

  return {
    async listen(channel, onMessage, onGap) {
      const known = channels.get(channel);
      channels.set(channel, [...(known ?? []), { onMessage, onGap }]);
      if (!known && client) await listenOn(client, channel);
    },
    async start() {
      stopped = false;
      await connect();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}

function discard(client: pg.Client): void {
  // Ending a broken connection may fail or emit errors; both are of no interest any more.
  client.removeAllListeners();
  client.on('error', () => {});
  client.end().catch(() => {});
}
