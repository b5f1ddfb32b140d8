import type { JobType } from '@arquiba/media-contract/provider-jobs';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { MediaServices } from '../services.ts';

/** A type of work that jobs do, and how many of its jobs a process does at once. */
export interface JobKind {
  type: JobType;
  /** Jobs of one type may wait in several queues; each kind takes from one. */
  queue: string;
  concurrency: number;
  /** So often a job may be begun without coming further, before it is given up. */
  attempts: number;
  run(services: MediaServices, task: unknown, job: JobRun): Promise<void>;
}

/** One run of a job: what its handler knows, and how it says how far it is. */
export interface JobRun {
  id: string;
  accountId: string;
  /**
   * Aborted when the job is to stop: it was cancelled, the process ends, or another process has it.
   * A handler looks at it between its portions, and gives it to what takes long.
   */
  signal: AbortSignal;
  /** What an earlier run of this job noted last; of a first run, `{}` and null. */
  summary: Record<string, unknown>;
  checkpoint: unknown;
  /**
   * Notes how far it is. In the transaction of the work itself, a portion is done and noted, or
   * neither; if another process has taken the job in the meantime this throws, and so undoes the portion.
   */
  note(db: pg.Pool | pg.PoolClient, progress: Progress): Promise<void>;
}

export interface Progress {
  /** Shown to callers who ask for the job; `progress` in it goes from 0 to 1. */
  summary: Record<string, unknown>;
  /** From where another run would go on. Without it, a new run starts from the beginning. */
  checkpoint?: unknown;
}

interface Definition<T extends z.ZodMiniType> {
  type: JobType;
  /** Where it is not the only one of its type. */
  queue?: string;
  /** What is kept of the request until the job runs, perhaps in a newer version of the program. */
  task: T;
  concurrency?: number;
  attempts?: number;
  /** Resolves when all is done; a `MediaError` below 500 is the job's end, all else is tried again. */
  run(services: MediaServices, task: z.output<T>, job: JobRun): Promise<void>;
}

export function defineJob<T extends z.ZodMiniType>({
  type,
  queue = type,
  task: schema,
  concurrency = 1,
  attempts = 5,
  run,
}: Definition<T>): JobKind {
  return {
    ...{ type, queue, concurrency, attempts },
    run: (services, task, job) => run(services, schema.parse(task), job),
  };
}

/** A number in a job's summary, which is not there at first. */
export const counter = z._default(z.number(), 0);

/** How far a job is that may find more to do than it counted. */
export function shareOf(done: number, total: number): number {
  return total > done ? done / total : 0.99;
}

/** Why a run ends early. With `yield` the handler lets other jobs go first, and continues later. */
export type StopReason = 'cancelled' | 'lost' | 'stopping' | 'yield';

export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`The job is to stop: ${reason}`);
    this.reason = reason;
  }
}
