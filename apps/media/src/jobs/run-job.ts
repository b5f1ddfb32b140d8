import { MediaError } from '@arquiba/media-contract/errors';
import type { JobError } from '@arquiba/media-contract/provider-jobs';
import type { MediaServices } from '../services.ts';
import { type JobKind, JobStopped, type StopReason } from './job-kind.ts';
import { type ClaimedJob, endJob, noteProgress, putJobBack, renewLease } from './queries.ts';

/** A job that runs in this process. */
export interface Run {
  id: string;
  queue: string;
  stop(reason: StopReason): void;
  /** Resolves whatever the end is. */
  ended: Promise<void>;
}

interface Lease {
  lease: string;
  leaseMs: number;
}

const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 5 * 60 * 1000;
// A full disk is nobody's failure: the job waits until there is room.
const FULL_RETRY_MS = 60 * 1000;

/** Runs a job that was claimed, keeps its lease, and writes down how it ended. */
export function beginRun(
  services: MediaServices,
  kind: JobKind,
  job: ClaimedJob,
  { lease, leaseMs }: Lease,
): Run {
  const { pool, log } = services;
  const { id, accountId, type, task } = job;
  const controller = new AbortController();
  let heldSince = performance.now();

  function stop(reason: StopReason): void {
    if (!controller.signal.aborted) controller.abort(new JobStopped(reason));
  }

  function heed(status: string | null): void {
    heldSince = performance.now();
    if (status === 'Cancelling') stop('cancelled');
    if (status === null) stop('lost');
  }

  async function renew(): Promise<void> {
    try {
      heed(await renewLease(pool, id, lease, leaseMs));
    } catch (err) {
      log.warn({ err, job: id }, 'a lease could not be renewed');
      // By now another process may have the job.
      if (performance.now() - heldSince > leaseMs) stop('lost');
    }
  }

  async function run(): Promise<void> {
    const renewal = setInterval(renew, leaseMs / 4).unref();
    const started = performance.now();
    let failure: unknown = null;
    try {
      if (job.attempts > kind.attempts) throw new MediaError('job_interrupted');
      await kind.run(services, task, {
        ...{ id, accountId, signal: controller.signal },
        ...{ summary: job.summary, checkpoint: job.checkpoint },
        async note(db, progress) {
          const status = await noteProgress(db, id, lease, leaseMs, progress);
          heed(status);
          if (status === null) throw new JobStopped('lost');
        },
      });
    } catch (error) {
      // Whatever broke because the job was to stop, broke for that reason.
      failure = controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearInterval(renewal);
    }
    const milliseconds = Math.round(performance.now() - started);
    log.info({ job: id, type, milliseconds, ...described(failure) }, 'a job has run');
    await writeEnd(failure);
  }

  async function writeEnd(failure: unknown): Promise<void> {
    if (failure === null) return await endJob(pool, id, lease, 'Succeeded', null);
    if (failure instanceof JobStopped) {
      if (failure.reason === 'lost') return;
      if (failure.reason === 'cancelled') return await endJob(pool, id, lease, 'Cancelled', null);
      return await putJobBack(pool, id, lease, { waitMs: 0, counts: false });
    }
    if (failure instanceof MediaError && failure.code === 'storage_full') {
      return await putJobBack(pool, id, lease, { waitMs: FULL_RETRY_MS, counts: false });
    }
    const final = failure instanceof MediaError && (failure.status < 500 || isGivenUp(failure));
    if (final || job.attempts >= kind.attempts) {
      return await endJob(pool, id, lease, 'Failed', presentError(failure));
    }
    const waitMs = Math.min(RETRY_MS * 2 ** (job.attempts - 1), LONGEST_RETRY_MS);
    await putJobBack(pool, id, lease, { waitMs, counts: true });
  }

  const ended = run().catch((err) => {
    // Its lease runs out, and somebody takes it up again.
    log.error({ err, job: id }, 'the end of a job could not be written down');
  });
  return { id, queue: kind.queue, stop, ended };
}

function isGivenUp(error: MediaError): boolean {
  return error.code === 'job_interrupted';
}

function presentError(failure: unknown): JobError {
  const known = failure instanceof MediaError ? failure : new MediaError('unexpected');
  const { code, message, details } = known;
  return { code, message, timestamp: new Date().toISOString(), ...(details && { details }) };
}

function described(failure: unknown): Record<string, unknown> {
  if (failure === null) return {};
  if (failure instanceof JobStopped) return { stopped: failure.reason };
  return failure instanceof MediaError ? { code: failure.code } : { err: failure };
}
