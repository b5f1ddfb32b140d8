import type { Services } from '../context.ts';
import type { Topic } from './outbox.ts';

/** Work in the background, with its own queue; `createJobs` runs it. */
export interface Job {
  readonly name: string;
  readonly topic: string | null;
  readonly schedule: string | null;
  readonly atStart: boolean;
  readonly retries: number;
  readonly firstRetrySeconds: number;
  readonly timeoutSeconds: number;
  readonly concurrency: number;
  run(services: Services, payload: unknown, attempt: Attempt): Promise<void>;
}

export interface JobOptions<Payload extends object> {
  /** Runs whenever this topic is announced, with its payload. */
  on?: Topic<Payload>;
  /** Runs at these times: a cron expression in UTC. After missed runs, it runs once. */
  schedule?: string;
  /** Also runs when a process starts: for what a new installation should not wait for. */
  atStart?: boolean;
  /** Further attempts after a failed one; then the job is dead and stays visible. Default 8. */
  retries?: number;
  /** Wait before the first retry; doubles each time, with jitter, up to an hour. Default 5. */
  firstRetrySeconds?: number;
  /** An attempt that takes longer has failed; its signal is aborted. Default 60. */
  timeoutSeconds?: number;
  /** Concurrent attempts in one process. Default 1. */
  concurrency?: number;
}

export interface Attempt {
  jobId: string;
  /** 1 for the first attempt. */
  number: number;
  /** Aborted when the time is up, the process stops or another worker has taken the job. */
  signal: AbortSignal;
}

/** Thrown by a job for which another attempt is pointless: it is dead at once. */
export class PermanentFailure extends Error {}

/**
 * Declares a job. Handlers run at least once and must be idempotent: after a crash or a retry they may get
 * the same payload again. Jobs of one queue may run out of order.
 */
export function defineJob<Payload extends object>(
  name: string,
  options: JobOptions<Payload>,
  handler: (services: Services, payload: Payload, attempt: Attempt) => Promise<void>,
): Job {
  return {
    name,
    topic: options.on?.name ?? null,
    schedule: options.schedule ?? null,
    atStart: options.atStart ?? false,
    retries: options.retries ?? 8,
    firstRetrySeconds: options.firstRetrySeconds ?? 5,
    timeoutSeconds: options.timeoutSeconds ?? 60,
    concurrency: options.concurrency ?? 1,
    run: (services, payload, attempt) => handler(services, payload as Payload, attempt),
  };
}
