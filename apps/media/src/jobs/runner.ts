import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MediaServices } from '../services.ts';
import { newJobId } from './job-id.ts';
import type { JobKind } from './job-kind.ts';
import { claimJob, deleteEndedJobs, insertJob, type NewJob } from './queries.ts';
import { beginRun, type Run } from './run-job.ts';

export interface Jobs {
  /** Writes a job down, perhaps in the transaction of what makes it necessary, and gives its id. */
  add(db: pg.Pool | pg.PoolClient, job: NewJob): Promise<string>;
  /** Looks for work now, for instance after a transaction that added some. */
  wake(): void;
  /** Tells a job that runs in this process to stop, as it was cancelled. */
  cancel(id: string): void;
  start(): void;
  /** Stops what runs, between two portions, and leaves the rest to others. */
  stop(): Promise<void>;
}

export interface JobTimes {
  /** A process that gives no sign of life for so long has lost its jobs. */
  leaseMs: number;
  /** How often to look for jobs that others have added or lost. */
  pollMs: number;
}

const TIMES: JobTimes = { leaseMs: 60_000, pollMs: 2_000 };
const KEPT_DAYS = 30;
const SWEEP_MS = 60 * 60 * 1000;

/** Runs the jobs of its kinds, each under a lease, so that any number of processes may do the same. */
export function createJobs(
  services: () => MediaServices,
  kinds: readonly JobKind[],
  times: Partial<JobTimes> = {},
): Jobs {
  const { leaseMs, pollMs } = { ...TIMES, ...times };
  const running = new Set<Run>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let sweptAt = 0;
  let isBroken = false;

  async function takeAll(): Promise<void> {
    const { pool } = services();
    for (;;) {
      const queues = kinds.filter(hasRoom).map((kind) => kind.queue);
      if (!timer || queues.length === 0) return;
      const lease = randomUUID();
      const job = await claimJob(pool, queues, lease, leaseMs);
      if (!job) return;
      const kind = kinds.find((each) => each.queue === job.queue);
      if (!kind || job.status !== 'Running') continue;
      const run = beginRun(services(), kind, job, { lease, leaseMs });
      running.add(run);
      run.ended.then(() => {
        running.delete(run);
        wake();
      });
    }
  }

  function hasRoom({ queue, concurrency }: JobKind): boolean {
    return [...running].filter((run) => run.queue === queue).length < concurrency;
  }

  function wake(): void {
    if (!timer) return;
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = null;
    });
  }

  async function look(): Promise<void> {
    while (lookAgain && timer) {
      lookAgain = false;
      try {
        await takeAll();
        isBroken = false;
        if (Date.now() - sweptAt < SWEEP_MS) continue;
        sweptAt = Date.now();
        await deleteEndedJobs(services().pool, KEPT_DAYS);
      } catch (err) {
        if (!isBroken) services().log.warn({ err }, 'jobs cannot be looked for');
        isBroken = true;
      }
    }
  }

  return {
    async add(db, job) {
      const id = newJobId();
      await insertJob(db, id, job);
      return id;
    },
    wake,
    cancel(id) {
      for (const run of running) if (run.id === id) run.stop('cancelled');
    },
    start() {
      timer ??= setInterval(wake, pollMs).unref();
      wake();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      await looking;
      for (const run of running) run.stop('stopping');
      await Promise.all([...running].map((run) => run.ended));
    },
  };
}
