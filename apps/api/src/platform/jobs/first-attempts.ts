import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import { type Job, PermanentFailure } from './job.ts';
import { HELD_SECONDS, offerTaker, type Taken } from './outbox.ts';
import { runAttempt } from './run-attempt.ts';

/** The first attempts at one job, made from the outbox itself. */
export interface FirstAttempts {
  readonly topic: string;
  /** Something may have been announced. */
  look(): void;
  stop(): Promise<void>;
}

const MOST_SECONDS = 45;

const TAKE = `
  UPDATE outbox SET held_until = now() + interval '${HELD_SECONDS} seconds'
  WHERE id IN (
    SELECT id FROM outbox WHERE topic = $1 AND held_until IS NULL ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, payload, job_id AS "jobId"`;
const FORGET = 'DELETE FROM outbox WHERE id = $1';

/**
 * Most jobs succeed at once, and then a queue is three quarters of their cost. Of a job that is declared so
 * the first attempt is made right from the outbox, whose row goes when it has succeeded. One that fails goes
 * on as a job in the queue, under the same id. So does one whose process died: the relay finds its row.
 * What this process announces itself it has in its hands when the commit is heard of, and does not read again.
 */
export function createFirstAttempts(options: {
  job: Job;
  topic: string;
  pool: pg.Pool;
  boss: PgBoss;
  services: Services;
  drainMs: number;
  log: Logger;
}): FirstAttempts {
  const { job, topic, pool, boss, services, log } = options;
  const given = new AbortController();
  const running = new Set<Promise<void>>();
  let looking = false;
  let more = false;
  let stopped = false;

  async function take(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      while (more && !stopped && running.size < job.concurrency) {
        const free = job.concurrency - running.size;
        more = false;
        const { rows } = await pool.query<Taken>(TAKE, [topic, free]);
        more ||= rows.length === free;
        for (const row of rows) begin(row);
      }
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'the outbox could not be read; it is tried again');
    } finally {
      looking = false;
    }
  }

  function begin(row: Taken): void {
    const attempt = tryOnce(row).finally(() => {
      running.delete(attempt);
      void take();
    });
    running.add(attempt);
  }

  async function tryOnce(row: Taken): Promise<void> {
    const { id, payload, jobId } = row;
    const { signal } = given;
    try {
      const attempt = { jobId, number: 1, signal, seconds: MOST_SECONDS };
      await runAttempt(services, job, payload, attempt);
      await pool.query(FORGET, [id]);
    } catch (error) {
      log.warn({ err: error, job: job.name, jobId, attempt: 1 }, 'job failed; it will be retried');
      const startAfter = error instanceof PermanentFailure ? 0 : job.firstRetrySeconds;
      await leaveToQueue(row, startAfter).catch((failure: unknown) => {
        log.warn({ err: failure, job: job.name, jobId }, 'a job waits in the outbox');
      });
    }
  }

  async function leaveToQueue({ id, payload, jobId }: Taken, startAfter: number): Promise<void> {
    const client = await pool.connect();
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(FORGET, [id]);
      if (rowCount === 1) {
        await boss.insert(job.name, [{ id: jobId, data: payload, startAfter }], { db });
      }
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  const stopTaking = offerTaker(pool, topic, {
    isFree: () => running.size < job.concurrency,
    // It may be one more than there should be: who was free when it was announced was free then.
    take: (row) => void (stopped || begin(row)),
  });

  return {
    topic,
    look() {
      more = true;
      void take();
    },
    async stop() {
      stopped = true;
      stopTaking();
      const patience = new Promise((resolve) => setTimeout(resolve, options.drainMs).unref());
      await Promise.race([Promise.allSettled(running), patience]);
      given.abort();
    },
  };
}
