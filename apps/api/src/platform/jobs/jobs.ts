import type pg from 'pg';
import type { Job as BossJob, JobResult, PgBoss, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { errorForLog } from '../calls/error-for-log.ts';
import type { Services } from '../context.ts';
import type { DatabaseListener } from '../database/database-listener.ts';
import { type Job, PermanentFailure } from './job.ts';
import { createRelay, type Relay } from './relay.ts';
import { runAttempt } from './run-attempt.ts';

export interface JobCount {
  queued: number;
  active: number;
  /** Dead: out of retries. Stays for a week in `jobs.job`, state `failed`, with the last error. */
  failed: number;
}

export interface Jobs {
  /** Takes about 200 ms, mostly for loading; only the jobs need to wait for it. */
  start(): Promise<void>;
  /**
   * Takes no new jobs, lets the running ones finish, and returns unfinished ones to the queue after a time
   * limit.
   */
  stop(): Promise<void>;
  /** Per queue, for the metrics; `outbox` counts announcements that are not relayed yet. */
  counts(): Promise<Record<string, JobCount>>;
}

export interface JobsOptions {
  databaseUrl: string;
  /** For the relay and the counts; the queue opens two more connections. */
  pool: pg.Pool;
  listener: DatabaseListener;
  services: Services;
  /** The jobs of every feature and of the platform. */
  jobs: readonly Job[];
  log: Logger;
  /** How often to poll without being notified. Default 10 s: due retries are found this way. */
  pollSeconds?: number;
  /** A worker without a heartbeat for this long loses its job to another. 10 or more. */
  leaseSeconds?: number;
  /** How often leases and time-outs are checked. */
  superviseSeconds?: number;
  drainSeconds?: number;
}

const SCHEMA = 'jobs';
const COMPLAINT_PAUSE_MS = 10_000;
const WEEK_SECONDS = 7 * 24 * 3600;

/** The jobs of the product, on pg-boss in its own schema beside the product's tables. */
export function createJobs(options: JobsOptions): Jobs {
  const { jobs, log, pool } = options;
  const pollSeconds = options.pollSeconds ?? 10;
  const drainMs = (options.drainSeconds ?? 10) * 1000;
  const names = jobs.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`A job is declared twice: ${names}`);
  let boss: PgBoss | null = null;
  let relay: Relay | null = null;

  async function openBoss(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const opened = new PgBoss({
      connectionString: options.databaseUrl,
      application_name: 'arquiba jobs',
      schema: SCHEMA,
      max: 2,
      useListenNotify: true,
      superviseIntervalSeconds: options.superviseSeconds ?? 15,
      monitorIntervalSeconds: options.superviseSeconds ?? 15,
    });
    let complainedAt = Number.NEGATIVE_INFINITY;
    opened.on('error', (error) => {
      // While the database is unreachable, every worker fails at every poll: logged only once in a while.
      const isDue = performance.now() - complainedAt > COMPLAINT_PAUSE_MS;
      if (isDue) complainedAt = performance.now();
      log[isDue ? 'warn' : 'debug']({ error: error.message }, 'job queue');
    });
    opened.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue'));
    return opened.start();
  }

  async function prepareQueues(boss: PgBoss): Promise<void> {
    const known = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const wanted = { ...queueOptions(job, options.leaseSeconds ?? 30), notify: true };
      const existing = known.get(job.name);
      if (!existing) await boss.createQueue(job.name, wanted);
      else if (differs(existing, wanted)) await boss.updateQueue(job.name, wanted);
    }
  }

  async function prepareSchedules(boss: PgBoss): Promise<void> {
    const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    for (const { name, schedule } of jobs) {
      if (schedule && known.get(name) !== schedule)
        await boss.schedule(name, schedule, {}, { missed: 'once' });
      if (schedule) known.delete(name);
    }
    for (const name of known.keys()) await boss.unschedule(name);
  }

  async function work(boss: PgBoss, job: Job): Promise<void> {
    const id: string = await boss.work<object, JobResult[], typeof workOptions>(
      job.name,
      workOptions,
      async ([taken]) => {
        // There may be more: poll again after this job instead of at the next interval.
        boss.notifyWorker(id);
        return taken ? [await attempt(boss, job, taken)] : [];
      },
    );
  }

  const workOptions = {
    perJobResults: true,
    pollingIntervalSeconds: Math.min(2, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;

  async function attempt(boss: PgBoss, job: Job, taken: BossJob<object>): Promise<JobResult> {
    const { id, retryCount } = taken;
    const number = retryCount + 1;
    try {
      const { signal } = taken;
      await runAttempt(options.services, job, taken.data, { jobId: id, number, signal });
    } catch (error) {
      const dead = error instanceof PermanentFailure || retryCount >= job.retries;
      const facts = { err: error, job: job.name, jobId: id, attempt: number };
      if (dead) log.error(facts, 'job failed for the last time');
      else log.warn(facts, 'job failed; it will be retried');
      return { id, status: dead ? 'deadletter' : 'failed', output: errorForLog(error) };
    }
    // Payloads may hold secrets (a mail with a code), and nobody reads them again.
    await boss.deleteJob(job.name, { id, retryCount });
    return { id, status: 'completed' };
  }

  return {
    async start() {
      boss = await openBoss();
      await prepareQueues(boss);
      await prepareSchedules(boss);
      for (const job of jobs) {
        for (let worker = 0; worker < job.concurrency; worker += 1) await work(boss, job);
        if (job.atStart) await boss.send(job.name, {});
      }
      const { listener } = options;
      const pollMs = pollSeconds * 1000;
      relay = createRelay({ pool, boss, jobs, listener, pollMs, log });
      await relay.start();
    },
    async stop() {
      await relay?.stop();
      await boss?.stop({ timeout: drainMs });
    },
    async counts() {
      const counts: Record<string, JobCount> = {};
      for (const name of ['outbox', ...names]) counts[name] = { queued: 0, active: 0, failed: 0 };
      if (!boss) return counts;
      const { rows } = await pool.query<{ name: string; state: string; count: number }>(
        `SELECT name, state::text, count(*)::integer AS count FROM ${SCHEMA}.job GROUP BY 1, 2
         UNION ALL SELECT 'outbox', 'created', count(*)::integer FROM outbox`,
      );
      for (const { name, state, count } of rows) {
        const entry = counts[name];
        const column = columnOf[state];
        if (entry && column) entry[column] += count;
      }
      return counts;
    },
  };
}

const columnOf: Record<string, keyof JobCount> = {
  created: 'queued',
  retry: 'queued',
  active: 'active',
  failed: 'failed',
};

function queueOptions(job: Job, leaseSeconds: number): Required<QueueOptions> {
  return {
    retryLimit: job.retries,
    retryDelay: job.firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    // Somewhat later than our own timeout, which also logs.
    expireInSeconds: job.timeoutSeconds + 30,
    heartbeatSeconds: leaseSeconds,
    retentionSeconds: 2 * WEEK_SECONDS,
    deleteAfterSeconds: WEEK_SECONDS,
  };
}

function differs<T extends object>(existing: T, wanted: Partial<T>): boolean {
  return Object.entries(wanted).some(([key, value]) => existing[key as keyof T] !== value);
}
