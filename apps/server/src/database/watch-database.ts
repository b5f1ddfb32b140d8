import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { ServingPool } from './pool.ts';

// Together below a second: that long a request may wait for a database that fell silent.
const INTERVAL = 250;
const PATIENCE = 700;
const TICK = 100;

export interface DatabaseWatch {
  available(): boolean;
  stop(): Promise<void>;
}

/**
 * Asks the database a few times a second, on a connection of its own, whether
 * it is there. While it is not, the pools refuse at once instead of queueing.
 */
export function watchDatabase(options: {
  url: string;
  pools: readonly ServingPool[];
  log: Logger;
  /** Called again and again while the database is away. */
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
    connectionTimeoutMillis: PATIENCE,
    application_name: 'arquiba-watch',
  });
  // A broken connection shows itself in the next question.
  client.on('error', () => {});
  try {
    await client.connect();
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
    // When we ourselves were the slow ones, the answer has arrived and is read within this turn.
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

/** In short sleeps: a machine that stood still, and the database with it, uses up one of them at most. */
async function patienceEnds(signal: AbortSignal): Promise<void> {
  for (let left = PATIENCE; left > 0; left -= TICK) await sleep(TICK, undefined, { signal });
}

function drop(client: pg.Client | null): void {
  void client?.end().catch(() => {});
}
