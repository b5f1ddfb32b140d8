import type pg from 'pg';
import type { JobInsert, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { backOff } from '../back-off.ts';
import type { DatabaseListener } from '../database/database-listener.ts';
import type { Job } from './job.ts';
import { declaredTopics, OUTBOX_CHANNEL } from './outbox.ts';

export interface Relay {
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Announcement {
  topic: string;
  payload: object;
}

const BATCH = 100;
/** In the order in which they were announced. */
const TAKE_NEXT = `
  WITH next AS (
    SELECT id FROM outbox WHERE topic = ANY($1)
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM outbox WHERE id IN (SELECT id FROM next) RETURNING id, topic, payload
  )
  SELECT topic, payload FROM taken ORDER BY id`;
const RETRIES = { firstMs: 500, longestMs: 10_000 };

/**
 * Turns outbox rows into jobs. Rows are deleted and jobs inserted in one transaction, so a crash neither
 * loses nor duplicates one. Several processes can relay at the same time: each skips the rows that another
 * has locked.
 */
export function createRelay(options: {
  pool: pg.Pool;
  boss: PgBoss;
  jobs: readonly Job[];
  listener: DatabaseListener;
  /** How often to poll without being notified. */
  pollMs: number;
  log: Logger;
}): Relay {
  const { pool, boss, log } = options;
  const jobsOf = Map.groupBy(options.jobs, (job) => job.topic);
  let running: Promise<void> | null = null;
  let stopped = false;
  let woken = false;
  let wakeUp = () => {};

  function look(): void {
    woken = true;
    wakeUp();
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped) {
      woken = false;
      try {
        const relayed = await relayBatch();
        failures = 0;
        if (relayed < BATCH) await pause(options.pollMs);
      } catch (error) {
        log.warn({ err: error }, 'outbox relay failed; it tries again');
        failures += 1;
        await pause(backOff(failures, RETRIES));
      }
    }
  }

  function pause(milliseconds: number): Promise<void> {
    if (woken || stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(look, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function relayBatch(): Promise<number> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      // A topic that this version does not declare belongs to a newer process beside this one.
      const { rows } = await client.query<Announcement>(TAKE_NEXT, [declaredTopics()]);
      await enqueue(client, rows);
      await client.query('COMMIT');
      client.release();
      return rows.length;
    } catch (error) {
      // Closing the connection rolls back, even if a ROLLBACK could not be sent.
      client.release(true);
      throw error;
    }
  }

  async function enqueue(client: pg.PoolClient, rows: Announcement[]): Promise<void> {
    const byJob = new Map<string, JobInsert[]>();
    for (const { topic, payload } of rows) {
      for (const { name } of jobsOf.get(topic) ?? []) {
        const jobs = byJob.get(name) ?? [];
        jobs.push({ data: payload });
        byJob.set(name, jobs);
      }
    }
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const [name, jobs] of byJob) await boss.insert(name, jobs, { db });
  }

  return {
    async start() {
      await options.listener.listen(OUTBOX_CHANNEL, look, look);
      look();
      running = run();
    },
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    },
  };
}
