import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { ServingPool } from './pool.ts';

// Together less than a second: the longest that a request waits for a database that does not answer.
const INTERVAL = 250;
const PATIENCE = 700;
const CONNECT_LIMIT = 10_000;
const TICK = 100;

export interface DatabaseWatch {
  available(): boolean;
  stop(): Promise<void>;
}

/**
 * Queries the database a few times a second, on a separate connection. While it is unreachable, the pools
 * refuse at once instead of queueing.
 */
export function watchDatabase(options: {
  url: string;
  pools: readonly ServingPool[];
  log: Logger;
  /** Called repeatedly while the database is unreachable. */
  revive: (() => Promise<void>) | undefined;
}): DatabaseWatch {
  const { pools, log } = options;
  const ended = new AbortController();
  let available = true;
  let client: pg.Client | null = null;

  async function ask(): Promise<void> {
    client ??= await open(options.url);
    await answerInTime(client.query('SELECT 1'));
  }

  function set(now: boolean, reason?: unknown): void {
    if (now === available) return;
    available = now;
    for (const pool of pools) pool.setAway(!now);
    if (now) log.info('the database is back');
    else log.error({ err: reason }, 'the database is away');
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        await ask();
        set(true);
      } catch (error) {
        drop(client);
        client = null;
        if (ended.signal.aborted) return;
        set(false, error);
        await options.revive?.().catch((failure) => log.error({ err: failure }, 'revival failed'));
      }
      await sleep(INTERVAL, undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    available: () => available,
    async stop() {
      ended.abort();
      drop(client);
      await watching;
    },
  };
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT,
    application_name: 'arquiba-watch',
  });
  // A broken connection shows in the next query.
  client.on('error', () => {});
  try {
    await answerInTime(client.connect());
    return client;
  } catch (error) {
    drop(client);
    throw error;
  }
}

async function answerInTime(answer: Promise<unknown>): Promise<void> {
  const late = Symbol('late');
  const limit = new AbortController();
  const deadline = patienceEnds(limit.signal).then(
    // If our own process was slow, the answer has already arrived and is read in this turn of the event loop.
    () => new Promise((done) => setImmediate(() => setImmediate(() => done(late)))),
    () => {},
  );
  try {
    if ((await Promise.race([answer, deadline])) === late) throw new Error('no answer in time');
  } finally {
    limit.abort();
    answer.catch(() => {});
  }
}

/** In short sleeps: a pause of the whole machine uses up one of them at most. */
async function patienceEnds(signal: AbortSignal): Promise<void> {
  for (let left = PATIENCE; left > 0; left -= TICK) await sleep(TICK, undefined, { signal });
}

function drop(client: pg.Client | null): void {
  void client?.end().catch(() => {});
}
