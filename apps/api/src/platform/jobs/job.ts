import type { Services } from '../context.ts';
import type { Topic } from './outbox.ts';

/** Work that happens after the fact, with its own queue; `createJobs` runs it. */
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
  /** Runs whenever this is announced, with what was announced. */
  on?: Topic<Payload>;
  /** Runs at these times: a cron expression in UTC. One missed run is made up for. */
  schedule?: string;
  /** Runs when a process starts, too: for what a new place should not wait for. */
  atStart?: boolean;
  /** Further attempts after a failed one; then the job is dead and stays visible. Default 8. */
  retries?: number;
  /** Wait before the first retry; doubles each time, with chance, up to an hour. Default 5. */
  firstRetrySeconds?: number;
  /** An attempt that takes longer has failed; its signal is aborted. Default 60. */
  timeoutSeconds?: number;
  /** Attempts at the same time in one process. Default 1. */
  concurrency?: number;
}

export interface Attempt {
  jobId: string;
  /** 1 for the first attempt. */
  number: number;
  /** Aborted when the time is up, the process stops or the job was given to another worker. */
  signal: AbortSignal;
}

/** Thrown by a job for which another attempt is pointless: it is dead at once. */
export class PermanentFailure extends Error {}

/**
 * Declares a job. Handlers run at least once: after a crash or a retry they may see the same
 * payload again, and jobs of one queue may overtake each other, so they must bear both.
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
